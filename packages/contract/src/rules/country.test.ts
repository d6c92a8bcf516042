import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { countrySchema } from '../entities/country';
import { findCountries, internationalNumber } from './country';

const countries = [
  ['ax', 'Åland Islands', '+358'],
  ['ca', 'Canada', '+1'],
  ['fi', 'Finland', '+358'],
  ['ir', 'Iran', '+98'],
  ['ie', 'Ireland', '+353'],
  ['gb', 'United Kingdom', '+44'],
  ['us', 'United States', '+1'],
].map(([iso, name, code]) => z.parse(countrySchema, { id: `country-${iso}`, iso, name, code, flagImagePos: '0 0' }));

const find = (text: string) => findCountries(countries, text).map(({ iso }) => iso);

describe('findCountries', () => {
  it('finds by the beginning of the name first, then by any part of it', () => {
    expect(find('united')).toEqual(['gb', 'us']);
    expect(find('land')).toEqual(['ax', 'fi', 'ie']);
    expect(find('İR')).toEqual(['ir', 'ie']);
    expect(find('aland')).toEqual(['ax']);
  });

  it('puts the country with just this code first', () => {
    expect(find('ie')[0]).toBe('ie');
    expect(find('ca')[0]).toBe('ca');
  });

  it('finds by dial code, with and without the plus', () => {
    for (const text of ['358', '+358']) expect(find(text)).toEqual(['ax', 'fi']);
    expect(find('+35')).toEqual(['ax', 'fi', 'ie']);
    expect(find('1')).toEqual(['ca', 'us']);
  });

  it('answers all to nothing, and none to what no country has', () => {
    expect(find('  ')).toHaveLength(countries.length);
    expect(find('atlantis')).toEqual([]);
  });
});

describe('internationalNumber', () => {
  it('puts the dial code before the number', () => {
    const phone = { country: 'fi', phoneNumber: '9 555 0129', label: 'Mobile' as const };
    expect(internationalNumber(phone, countries)).toBe('+358 9 555 0129');
    expect(internationalNumber({ ...phone, country: 'zz' }, countries)).toBe('9 555 0129');
  });
});
