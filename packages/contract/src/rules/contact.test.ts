import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import {
  contactIdSchema,
  contactListMaxLength,
  contactNotesMaxLength,
  contactSchema,
  newContact,
  type Contact,
} from '../entities/contact';
import { contactTagIdSchema } from '../entities/contactTag';
import { gainsOf, identityKeysOf, positionOf, uniteContacts } from './contact';

const contact = (id: string, fields: Partial<Contact> = {}): Contact => ({
  ...newContact(z.parse(contactIdSchema, id)),
  ...fields,
});
const work = (email: string) => ({ email, label: 'Work' as const });
const mobile = (phoneNumber: string) => ({ country: 'tr', phoneNumber, label: 'Mobile' as const });
const tag = (id: string) => z.parse(contactTagIdSchema, id);

describe('positionOf', () => {
  it('reads title and company from the contact, else from its job', () => {
    const job = { title: 'Deckhand', company: 'Fener' };
    expect(positionOf({ title: 'Mate', company: '', job })).toEqual({ title: 'Mate', company: 'Fener' });
    expect(positionOf({ job })).toEqual(job);
    expect(positionOf({})).toEqual({ title: '', company: '' });
  });
});

describe('identityKeysOf', () => {
  const areOne = (a: Partial<Contact>, b: Partial<Contact>) => {
    const keys = new Set(identityKeysOf(a));
    return identityKeysOf(b).some((key) => keys.has(key));
  };

  it('knows a contact by any of its mail addresses, whatever their case and its name', () => {
    expect(
      areOne(
        { name: 'Ada', emails: [work('a@a.example'), work('Ada@b.example')] },
        { emails: [work('ada@B.example')] },
      ),
    ).toBe(true);
  });

  it('knows a contact by name and number, however both are written', () => {
    expect(
      areOne(
        { name: 'Ayşe Çınar', phoneNumbers: [mobile('532 555 01 54')] },
        { name: ' AYSE CINAR', phoneNumbers: [mobile('(532) 5550154')] },
      ),
    ).toBe(true);
  });

  it('tells apart who shares a number or a name only', () => {
    expect(areOne({ name: 'Ada', phoneNumbers: [mobile('1')] }, { name: 'Ben', phoneNumbers: [mobile('1')] })).toBe(
      false,
    );
    expect(areOne({ name: 'Ada', phoneNumbers: [mobile('1')] }, { name: 'Ada', phoneNumbers: [mobile('2')] })).toBe(
      false,
    );
    expect(areOne({ name: 'Ada' }, { name: 'Ada', emails: [work('ada@a.example')] })).toBe(false);
    expect(areOne({ phoneNumbers: [mobile('1')] }, { phoneNumbers: [mobile('1')] })).toBe(false);
  });

  it('knows who has neither mail nor number by name and company', () => {
    expect(areOne({ name: 'Ada', company: 'Fener' }, { name: 'ada', job: { title: '', company: 'FENER' } })).toBe(true);
    expect(areOne({ name: 'Ada', company: 'Fener' }, { name: 'Ada', company: 'Port' })).toBe(false);
    expect(identityKeysOf({})).toEqual([]);
  });
});

describe('gainsOf', () => {
  const ada = contact('ada', {
    name: 'Ada',
    emails: [work('ada@a.example')],
    phoneNumbers: [mobile('1 2')],
    title: 'Mate',
    address: 'Quay 1',
    notes: '<p>Sails.</p>',
    tags: [tag('crew')],
  });

  it('fills what is empty and adds what lists lack', () => {
    expect(
      gainsOf(ada, {
        name: 'Ada B.',
        emails: [work('ADA@a.example'), work('ada@b.example'), work('ada@b.example')],
        phoneNumbers: [mobile('12'), mobile('34')],
        title: 'Captain',
        company: 'Fener',
        address: 'Quay 2',
        birthday: '1990-01-01T00:00:00.000Z',
        notes: '<p>Cooks.</p>',
        tags: [tag('crew'), tag('family')],
      }),
    ).toEqual({
      emails: [work('ada@a.example'), work('ada@b.example')],
      phoneNumbers: [mobile('1 2'), mobile('34')],
      company: 'Fener',
      birthday: '1990-01-01T00:00:00.000Z',
      notes: '<p>Sails.</p><p>Cooks.</p>',
      tags: ['crew', 'family'],
    });
  });

  it('stays within what a contact may hold', () => {
    const numbers = Array.from({ length: 60 }, (_, index) => mobile(`532 ${index}`));
    const mails = Array.from({ length: 60 }, (_, index) => work(`ada${index}@a.example`));
    const gains = gainsOf(ada, { phoneNumbers: numbers, emails: mails, notes: 'x'.repeat(contactNotesMaxLength) });
    expect(gains.phoneNumbers).toHaveLength(contactListMaxLength);
    expect(gains.emails).toHaveLength(contactListMaxLength);
    expect(gains).not.toHaveProperty('notes');
    expect(z.safeParse(contactSchema, { ...ada, ...gains }).success).toBe(true);
  });

  it('gains nothing from itself', () => {
    expect(gainsOf(ada, ada)).toEqual({});
    expect(gainsOf(ada, {})).toEqual({});
  });
});

describe('uniteContacts', () => {
  it('keeps the first and takes what the others have more, in their order', () => {
    const first = contact('a', { name: 'Ada', emails: [work('1@a.example')] });
    const second = contact('b', { name: 'Ada B.', emails: [work('2@a.example')], address: 'Quay 2' });
    const third = contact('c', { emails: [work('1@a.example'), work('3@a.example')], address: 'Quay 3', avatar: 'c' });
    const united = uniteContacts(first, [second, third]);
    expect(united).toEqual({
      ...first,
      emails: [work('1@a.example'), work('2@a.example'), work('3@a.example')],
      address: 'Quay 2',
      avatar: 'c',
    });
    expect(first.emails).toHaveLength(1);
  });
});
