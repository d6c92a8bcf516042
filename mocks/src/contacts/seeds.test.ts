import { listContacts, listContactTags, listCountries } from '@quarterdeck/contract/endpoints/contacts';
import { countrySchema } from '@quarterdeck/contract/entities/country';
import { contactSchema } from '@quarterdeck/contract/entities/contact';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { testClient } from '../testing/clientOf';
import { faultsOf, idsOf, seed } from '../testing/firstData';
import { buildContact, buildContactTag } from './buildContact';
import { contactTable } from './contactTable';
import { contactTagTable } from './contactTagTable';
import { loadCountries } from './countries';

describe('the first data of the address book', () => {
  it('have ids of their own and fit their schemas, also enlarged', async () => {
    const faults = await Promise.all([faultsOf(contactTable), faultsOf(contactTagTable)]);
    expect(faults.flat()).toEqual([]);
  });

  it('have at least 42 contacts with names of their own, from more than 20 countries', async () => {
    const contacts = await seed(contactTable);
    expect(contacts.length).toBeGreaterThanOrEqual(42);
    expect(new Set(contacts.map(({ name }) => name)).size).toBe(contacts.length);
    expect(new Set(contacts.map(({ phoneNumbers }) => phoneNumbers[0]?.country)).size).toBeGreaterThan(20);
  });

  it('write mail to example domains only', async () => {
    const mails = (await seed(contactTable)).flatMap(({ emails }) => emails.map(({ email }) => email));
    expect(mails.length).toBeGreaterThan(40);
    for (const mail of mails) expect(mail).toMatch(/^[a-z.-]+@[a-z.-]+\.example$/);
  });

  it('name only tags that there are, each tag at least once, also enlarged', async () => {
    for (const scenario of ['success', 'large'] as const) {
      const { call } = testClient({ scenario });
      const [contacts, tags] = await Promise.all([call(listContacts, {}), call(listContactTags, {})]);
      const named = new Set(contacts.body.flatMap((contact) => contact.tags));
      expect([...named].filter((id) => !idsOf(tags.body).has(id))).toEqual([]);
      const first = await seed(contactTagTable);
      expect(first.filter(({ id }) => !named.has(id))).toEqual([]);
    }
  });

  it('dial only countries that there are', async () => {
    const known = new Set((await loadCountries()).map(({ iso }) => iso));
    const dialled = (await seed(contactTable)).flatMap(({ phoneNumbers }) => phoneNumbers);
    expect(dialled.filter(({ country }) => !known.has(country))).toEqual([]);
  });
});

describe('contacts.countries', () => {
  it('has about 240 entries with codes of their own', async () => {
    const countries = await loadCountries();
    expect(Math.abs(countries.length - 240)).toBeLessThan(10);
    expect(z.safeParse(z.array(countrySchema), countries).error).toBeUndefined();
    for (const key of ['id', 'iso', 'name', 'flagImagePos'] as const) {
      expect(new Set(countries.map((country) => country[key])).size).toBe(countries.length);
    }
  });

  it('is sorted by name and says how each is dialled', async () => {
    const { body } = await testClient().call(listCountries, {});
    const names = body.map(({ name }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
    expect(body.find(({ iso }) => iso === 'tr')).toEqual({
      id: 'country-tr',
      iso: 'tr',
      name: 'Türkiye',
      code: '+90',
      flagImagePos: expect.stringMatching(/^-\d+px -\d+px$/),
    });
    expect(body.filter(({ code }) => code === '+1').map(({ iso }) => iso)).toEqual(['ca', 'us']);
  });

  it('is there in every scenario', async () => {
    for (const scenario of ['empty', 'large'] as const) {
      expect((await testClient({ scenario }).call(listCountries, {})).body).toEqual(await loadCountries());
    }
  });
});

describe('builders of the address book', () => {
  it('make records of their schemas, take overrides and refuse what no record could be', () => {
    expect(z.safeParse(contactSchema, buildContact()).success).toBe(true);
    expect(buildContact({ name: 'Ada' })).toMatchObject({ name: 'Ada', tags: [] });
    expect(buildContactTag({ title: 'Crew' })).toEqual({ id: 'contact-tag-built', title: 'Crew' });
    expect(() => buildContact({ birthday: 'soon' })).toThrow(z.core.$ZodError);
  });
});
