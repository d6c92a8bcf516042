import { describe, expect, it } from 'vitest';
import { makeChartText } from './useChartText';

const names = { kind: 'category', values: ['A'] } as const;
const usd = { style: 'currency', currency: 'USD' } as const;
const english = makeChartText('en-US', {}, names);

describe('numbers of a chart', () => {
  it('have a true minus sign and the marks of the language', () => {
    expect(english.value(-1234.5)).toBe('−1,234.5');
    expect(makeChartText('tr-TR', {}, names).value(-1234.5)).toBe('−1.234,5');
  });

  it('are short on an axis where one of them is long, all alike', () => {
    const money = makeChartText('en-US', usd, names);
    expect(money.axis([0, 5000, 10_000])).toEqual(['$0', '$5K', '$10K']);
    expect(money.axis([0, 500])).toEqual(['$0', '$500']);
    expect(english.axis([6000, 12_000])).toEqual(['6K', '12K']);
    expect(english.axis([6000, 9000])).toEqual(['6,000', '9,000']);
  });

  it('get the digits on an axis by which they can be told apart', () => {
    const money = makeChartText('en-US', usd, names);
    expect(money.axis([1.2e6, 1.25e6, 1.3e6])).toEqual(['$1.2M', '$1.25M', '$1.3M']);
    expect(english.axis([0.12, 0.125, 0.13])).toEqual(['0.12', '0.125', '0.13']);
  });

  it.each([
    [0.004, '4E−3'],
    [0.006, '0.01'],
    [1e12, '1,000,000,000,000'],
    [1e-9, '1E−9'],
    [1e308, '1E308'],
    [0, '0'],
  ])('write %d as %s', (value, text) => {
    expect(english.value(value)).toBe(text);
  });

  it.each([
    [{ ...usd, minimumFractionDigits: 2 }, 1234, '$1,234.00'],
    [{ ...usd, minimumFractionDigits: 2 }, 1234.5, '$1,234.50'],
    [usd, 1234.5, '$1,234.50'],
    [usd, 1234, '$1,234'],
    [{ style: 'currency', currency: 'JPY' }, 1234.5, '¥1,235'],
    [{ style: 'currency', currency: 'KWD' }, 1.2345, 'KWD 1.235'],
    [{ minimumFractionDigits: 4 }, 1.5, '1.5000'],
    [{ maximumFractionDigits: 0 }, 1.5, '2'],
    [{ minimumFractionDigits: 3, maximumFractionDigits: 1 }, 1.25, '1.3'],
  ] as const)('keep the digits of %o', (format, value, text) => {
    expect(makeChartText('en-US', format, names).value(value).replaceAll('\u00A0', ' ')).toBe(text);
  });

  it('say a change with its sign', () => {
    expect(english.change(0.1764)).toBe('+17.6%');
    expect(english.change(-0.05)).toBe('−5.0%');
    expect(english.change(0)).toBe('0.0%');
    expect(english.change(1e18)).toBe('+1E20%');
  });
});

describe('moments on an axis', () => {
  const hours = makeChartText('en-US', {}, { kind: 'instant', values: [], timeZone: 'UTC' });
  const every12 = (from: string) => Array.from({ length: 4 }, (_, at) => Date.parse(from) + at * 43_200_000);

  it('say the day where a new one begins', () => {
    const texts = hours.ticks(every12('2026-01-09T12:00Z'), 'minute');
    expect(texts.map((text) => text.replaceAll('\u202F', ' '))).toEqual(['12:00 PM', 'Jan 10', '12:00 PM', 'Jan 11']);
  });

  it('say the year where a new one begins', () => {
    const months = ['2025-11-01', '2025-12-01', '2026-01-01', '2026-02-01'].map(Date.parse);
    expect(hours.ticks(months, 'month')).toEqual(['Nov', 'Dec', 'Jan 2026', 'Feb']);
  });
});

describe('points of a chart', () => {
  it('are calendar days in every time zone', () => {
    const days = makeChartText('en-US', {}, { kind: 'day', values: ['2026-01-05', '2026-03-29'] });
    expect(days.point(1)).toBe('Sun, Mar 29');
    expect(makeChartText('tr-TR', {}, { kind: 'day', values: ['2026-01-05'] }).point(0)).toBe('5 Oca Pzt');
  });

  it('have their year where there are two', () => {
    const days = makeChartText('en-US', {}, { kind: 'day', values: ['2025-12-29', '2026-01-05'] });
    expect(days.point(0)).toBe('Dec 29, 2025');
  });

  it('are said in the zone of their moments', () => {
    const values = [Date.parse('2026-01-15T23:30:00Z')];
    expect(makeChartText('en-GB', {}, { kind: 'instant', values, timeZone: 'Europe/Berlin' }).point(0)).toBe(
      '16 Jan, 0:30',
    );
  });

  it('say the year at the first month of a new one', () => {
    const days = makeChartText('en-US', {}, { kind: 'day', values: [] });
    const months = ['2025-11-01', '2025-12-01', '2026-01-01', '2026-02-01'].map((day) => Date.parse(day));
    expect(days.ticks(months, 'month')).toEqual(['Nov', 'Dec', 'Jan 2026', 'Feb']);
    expect(days.ticks(months.slice(0, 2), 'month')).toEqual(['Nov', 'Dec']);
    expect(days.ticks(months.slice(2), 'day')).toEqual(['Jan 1', 'Feb 1']);
    expect(makeChartText('tr-TR', {}, { kind: 'day', values: [] }).ticks(months, 'month')[2]).toBe('Oca 2026');
  });

  it('that are no day are said as they are', () => {
    expect(makeChartText('en-US', {}, { kind: 'day', values: ['soon'] }).point(0)).toBe('soon');
  });
});
