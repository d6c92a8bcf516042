import {
  createContact,
  deleteContact,
  getContact,
  searchContacts,
  updateContactAvatar,
} from '@quarterdeck/contract/endpoints/contacts';
import { contactPictureMaxLength, type Contact } from '@quarterdeck/contract/entities/contact';
import { describe, expect, it } from 'vitest';
import { testClient, type MockClient } from '../testing/clientOf';
import {
  addContact,
  changeContact,
  contactId,
  contactTagId,
  listedContacts,
  readContact,
} from '../testing/contactCalls';

const namesOf = (contacts: readonly Contact[]) => contacts.map(({ name }) => name);
const notFound = (id: string) => ({
  status: 404,
  body: { error: { code: 'not_found', message: `No contact with id ${id}` } },
});

describe('contacts.all', () => {
  it('is sorted by name', async () => {
    const names = namesOf(await listedContacts(testClient()));
    expect(names.length).toBeGreaterThanOrEqual(42);
    expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
  });

  it('puts the newer of two that read the same first', async () => {
    const client = testClient({ scenario: 'empty' });
    await addContact(client);
    await addContact(client);
    expect((await listedContacts(client)).map(({ id }) => id)).toEqual(['new-2', 'new-1']);
  });
});

describe('contacts.search', () => {
  const find = async ({ call }: MockClient, query?: string) =>
    namesOf((await call(searchContacts, { query: query === undefined ? {} : { query } })).body);

  it('finds names that contain the text, whatever its case and accents', async () => {
    const client = testClient();
    for (const query of ['aydın', 'AYDIN', 'aydin', ' Aydın ']) {
      expect(await find(client, query)).toEqual(['Murat Aydın', 'Nermin Aydın']);
    }
    expect(await find(client, 'CHLOE TREM')).toEqual(['Chloé Tremblois']);
  });

  it('looks into the name only, and takes signs for themselves', async () => {
    const client = testClient();
    expect(await find(client, 'harbour.example')).toEqual([]);
    expect(await find(client, '.*')).toEqual([]);
  });

  it('answers all to an empty query, sorted as the list is', async () => {
    const client = testClient();
    const all = namesOf(await listedContacts(client));
    for (const query of [undefined, '', '   ']) expect(await find(client, query)).toEqual(all);
    const some = await find(client, 'a');
    expect(some).toEqual(all.filter((name) => some.includes(name)));
  });
});

describe('contacts.contact.get', () => {
  it('answers the contact', async () => {
    await expect(readContact(testClient(), 'contact-10')).resolves.toMatchObject({
      name: 'Marta Lindqvist',
      company: 'Lindqvist Boat Hire',
    });
  });

  it('answers 404 for a missing id and 400 without one', async () => {
    const client = testClient();
    await expect(client.call(getContact, { query: { id: contactId('nobody') } })).resolves.toEqual(notFound('nobody'));
    await expect(client.send('GET', 'api/apps/contacts/contact')).resolves.toMatchObject({
      status: 400,
      body: { error: { fieldErrors: { id: 'Is missing' } } },
    });
  });
});

describe('contacts.contact.create', () => {
  it('makes a blank contact with the defaults', async () => {
    const { status, body } = await testClient().call(createContact, {});
    expect(status).toBe(200);
    expect(body).toEqual({
      id: 'new-1',
      avatar: null,
      background: null,
      name: 'New Contact',
      emails: [],
      phoneNumbers: [],
      title: '',
      company: '',
      job: { title: '', company: '' },
      birthday: null,
      address: null,
      notes: null,
      tags: [],
    });
  });

  it('adds it to those that are there', async () => {
    const client = testClient();
    const before = await listedContacts(client);
    const contact = await addContact(client, { name: '  Piri Deniz ' });
    expect(contact.name).toBe('Piri Deniz');
    expect((await listedContacts(client)).filter(({ id }) => id !== contact.id)).toEqual(before);
  });
});

describe('contacts.contact.update', () => {
  it('changes the given fields only, and answers the contact', async () => {
    const client = testClient();
    const before = await readContact(client, 'contact-10');
    const emails = [{ email: 'marta@new.example', label: 'Personal' as const }];
    const { body } = await changeContact(client, 'contact-10', { emails, birthday: null, title: 'Captain' });
    expect(body).toEqual({ ...before, emails, birthday: null, title: 'Captain' });
    expect(await readContact(client, 'contact-10')).toEqual(body);
  });

  it('never changes the id, and drops what it does not know', async () => {
    const client = testClient();
    const before = (await listedContacts(client)).length;
    const body = JSON.stringify({ id: 'contact-10', contact: { id: 'contact-11', name: 'Marta L.', age: 46 } });
    const answer = await client.send('PATCH', 'api/apps/contacts/contact', body);
    expect(answer).toMatchObject({ status: 200, body: { id: 'contact-10', name: 'Marta L.' } });
    expect(answer.body).not.toHaveProperty('age');
    expect(await listedContacts(client)).toHaveLength(before);
  });

  it('takes each tag once and drops unknown ones', async () => {
    const tags = ['band', 'none', 'work', 'band'].map((name) => contactTagId(`contact-tag-${name}`));
    const { body } = await changeContact(testClient(), 'contact-10', { tags });
    expect(body.tags).toEqual(['contact-tag-band', 'contact-tag-work']);
  });

  it.each([
    ['an empty name', { name: '  ' }, 'contact.name', 'Must be at least 1'],
    ['a mail that is none', { emails: [{ email: 'marta', label: 'Work' }] }, 'contact.emails.0.email', 'Must be'],
    [
      'a label of its own',
      { emails: [{ email: 'a@b.example', label: 'Boat' }] },
      'contact.emails.0.label',
      'Must be one of Personal, Work',
    ],
    [
      'a country in words',
      { phoneNumbers: [{ country: 'Sweden', phoneNumber: '1', label: 'Home' }] },
      'contact.phoneNumbers.0.country',
      'Must',
    ],
    ['a birthday without a moment', { birthday: '14 March' }, 'contact.birthday', 'Must'],
  ])('refuses %s and changes nothing', async (_, contact, field, message) => {
    const client = testClient();
    const before = await listedContacts(client);
    const body = JSON.stringify({ id: 'contact-10', contact: { title: 'Captain', ...contact } });
    await expect(client.send('PATCH', 'api/apps/contacts/contact', body)).resolves.toMatchObject({
      status: 400,
      body: { error: { code: 'invalid_request', fieldErrors: { [field]: expect.stringContaining(message) } } },
    });
    expect(await listedContacts(client)).toEqual(before);
  });

  it('answers 404 for a missing id', async () => {
    await expect(changeContact(testClient(), 'nobody', { name: 'Marta' })).resolves.toEqual(notFound('nobody'));
  });
});

describe('contacts.contact.delete', () => {
  it('removes the contact and answers true', async () => {
    const client = testClient();
    const before = await listedContacts(client);
    await expect(client.call(deleteContact, { query: { id: contactId('contact-48') } })).resolves.toEqual({
      status: 200,
      body: true,
    });
    expect(await listedContacts(client)).toEqual(before.filter(({ id }) => id !== 'contact-48'));
  });

  it('answers 404 for a missing id and 400 without one', async () => {
    const client = testClient();
    await expect(client.call(deleteContact, { query: { id: contactId('nobody') } })).resolves.toEqual(
      notFound('nobody'),
    );
    await expect(client.send('DELETE', 'api/apps/contacts/contact')).resolves.toMatchObject({ status: 400 });
  });
});

describe('contacts.avatar', () => {
  const pixel = 'data:image/png;base64,iVBORw0KGgo=';
  const give = ({ call }: MockClient, id: string, avatar: string) =>
    call(updateContactAvatar, { body: { id: contactId(id), avatar } });

  it('keeps the data URL as it is and answers the contact', async () => {
    const client = testClient();
    const before = await readContact(client, 'contact-10');
    expect((await give(client, 'contact-10', pixel)).body).toEqual({ ...before, avatar: pixel });
    expect((await readContact(client, 'contact-10')).avatar).toBe(pixel);
  });

  it('is taken away by a change to null', async () => {
    const client = testClient();
    await give(client, 'contact-10', pixel);
    expect((await changeContact(client, 'contact-10', { avatar: null })).body.avatar).toBeNull();
  });

  it.each([
    ['a drawing', 'data:image/svg+xml;base64,PHN2Zy8+'],
    ['an address', 'https://pictures.example/marta.png'],
    ['a picture that is too long', `data:image/png;base64,${'A'.repeat(contactPictureMaxLength)}`],
  ])('refuses %s', async (_, avatar) => {
    await expect(give(testClient(), 'contact-10', avatar)).resolves.toMatchObject({
      status: 400,
      body: { error: { fieldErrors: { avatar: expect.any(String) } } },
    });
  });

  it('answers 404 for a missing id', async () => {
    await expect(give(testClient(), 'nobody', pixel)).resolves.toEqual(notFound('nobody'));
  });
});
