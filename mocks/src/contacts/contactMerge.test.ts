import { importContacts, mergeContacts } from '@quarterdeck/contract/endpoints/contacts';
import { listTasks } from '@quarterdeck/contract/endpoints/tasks';
import type { Contact, ContactPatch } from '@quarterdeck/contract/entities/contact';
import { describe, expect, it } from 'vitest';
import { testClient, type MockClient } from '../testing/clientOf';
import { contactId, contactTagId, listedContacts, readContact } from '../testing/contactCalls';

const work = (email: string) => ({ email, label: 'Work' as const });

describe('contacts.import', () => {
  const send = async ({ call }: MockClient, ...contacts: ContactPatch[]) =>
    (await call(importContacts, { body: { contacts } })).body;

  it('makes a contact of each that is not there, and keeps what it says', async () => {
    const client = testClient();
    const before = await listedContacts(client);
    const saule = { name: 'Saule Brant', emails: [work('saule@brant-sails.example')], company: 'Brant Sails' };
    await expect(send(client, saule, { name: 'Ilse Brant' })).resolves.toEqual({ created: 2, merged: 0, skipped: 0 });
    expect(await readContact(client, 'new-1')).toEqual({
      id: 'new-1',
      avatar: null,
      background: null,
      phoneNumbers: [],
      title: '',
      birthday: null,
      address: null,
      notes: null,
      tags: [],
      ...saule,
    });
    expect(await listedContacts(client)).toHaveLength(before.length + 2);
  });

  it('completes who shares a mail address, and changes nothing that is there', async () => {
    const client = testClient();
    const before = await readContact(client, 'contact-18');
    const phone = { country: 'pl', phoneNumber: '600 555 128', label: 'Mobile' as const };
    const sent = { name: 'Zawirski, M.', emails: [work('MIKOLAJ@zawirski.example')], phoneNumbers: [phone] };
    await expect(send(client, { ...sent, address: 'Portowa 3, Gdynia' })).resolves.toMatchObject({ merged: 1 });
    expect(await readContact(client, 'contact-18')).toEqual({
      ...before,
      phoneNumbers: [...before.phoneNumbers, phone],
      address: 'Portowa 3, Gdynia',
    });
  });

  it('passes over what has nothing to add or nothing to tell, so that a file can be imported twice', async () => {
    const client = testClient();
    const file = [{ name: 'Saule Brant' }, { emails: [work('marta@lindqvist-boats.example')] }, { notes: '<p>?</p>' }];
    await expect(send(client, ...file)).resolves.toEqual({ created: 1, merged: 0, skipped: 2 });
    const after = await listedContacts(client);
    await expect(send(client, ...file)).resolves.toEqual({ created: 0, merged: 0, skipped: 3 });
    expect(await listedContacts(client)).toEqual(after);
  });

  it('makes one of two in the same file that are one', async () => {
    const client = testClient();
    const address = 'Rruga e Detit 4, Durrës';
    const emails = [work('arta@durres-marina.example')];
    await expect(send(client, { name: 'Arta', emails }, { name: 'A.', emails, address })).resolves.toEqual({
      created: 1,
      merged: 1,
      skipped: 0,
    });
    await expect(readContact(client, 'new-1')).resolves.toMatchObject({ name: 'Arta', address });
  });

  it('calls who has no name after company or mail', async () => {
    const client = testClient();
    await send(client, { company: 'Fener Boats' }, { emails: [work('office@fener.example')] });
    expect((await readContact(client, 'new-1')).name).toBe('Fener Boats');
    expect((await readContact(client, 'new-2')).name).toBe('office@fener.example');
    await send(client, { company: 'Fener and partners '.repeat(20) });
    expect((await readContact(client, 'new-3')).name).toMatch(/^Fener and partners .{150,}/);
  });

  it('drops unknown tags', async () => {
    const client = testClient();
    await send(client, { name: 'Arta', tags: [contactTagId('contact-tag-band'), contactTagId('contact-tag-none')] });
    expect((await readContact(client, 'new-1')).tags).toEqual(['contact-tag-band']);
  });

  it.each([
    ['a contact with a wrong field', [{ name: 'Arta' }, { name: 'Piri', emails: [{ email: 'piri', label: 'Work' }] }]],
    ['an empty list', []],
  ])('refuses %s as a whole', async (_, contacts) => {
    const client = testClient();
    const before = await listedContacts(client);
    await expect(client.send('POST', 'api/apps/contacts/import', JSON.stringify({ contacts }))).resolves.toMatchObject({
      status: 400,
      body: { error: { code: 'invalid_request' } },
    });
    expect(await listedContacts(client)).toEqual(before);
  });
});

describe('contacts.merge', () => {
  const merge = ({ call }: MockClient, ids: string[], contact: Contact) =>
    call(mergeContacts, { body: { ids: ids.map(contactId), contact } });

  it('keeps the contact as it is sent and removes the others', async () => {
    const client = testClient();
    const before = await listedContacts(client);
    const kept = { ...(await readContact(client, 'contact-43')), name: 'Murat A.', address: null };
    await expect(merge(client, ['contact-44', 'contact-43', 'contact-44'], kept)).resolves.toEqual({
      status: 200,
      body: kept,
    });
    const after = await listedContacts(client);
    expect(after).toHaveLength(before.length - 1);
    expect(after.filter(({ id }) => id === 'contact-43' || id === 'contact-44')).toEqual([kept]);
  });

  it('gives the tasks of the others to the one that stays', async () => {
    const client = testClient();
    const tasks = (await client.call(listTasks, {})).body;
    const ids = new Set(tasks.filter(({ assignedTo }) => assignedTo === 'contact-08').map(({ id }) => id));
    expect(ids.size).toBeGreaterThan(0);
    await merge(client, ['contact-01', 'contact-08'], await readContact(client, 'contact-01'));
    const after = (await client.call(listTasks, {})).body;
    expect(after).toEqual(tasks.map((task) => (ids.has(task.id) ? { ...task, assignedTo: 'contact-01' } : task)));
  });

  it('drops unknown tags', async () => {
    const client = testClient();
    const kept = await readContact(client, 'contact-43');
    const tags = [contactTagId('contact-tag-none'), contactTagId('contact-tag-family')];
    expect((await merge(client, ['contact-43', 'contact-44'], { ...kept, tags })).body.tags).toEqual([
      'contact-tag-family',
    ]);
  });

  it.each([
    ['one contact named twice', ['contact-43', 'contact-43'], 'ids'],
    ['one that stays but is not among them', ['contact-44', 'contact-45'], 'contact.id'],
  ])('refuses %s', async (_, ids, field) => {
    const client = testClient();
    const before = await listedContacts(client);
    await expect(merge(client, ids, await readContact(client, 'contact-43'))).resolves.toMatchObject({
      status: 400,
      body: { error: { fieldErrors: { [field]: expect.any(String) } } },
    });
    expect(await listedContacts(client)).toEqual(before);
  });

  it('answers 404 for a missing contact and changes nothing', async () => {
    const client = testClient();
    const before = await listedContacts(client);
    const kept = { ...(await readContact(client, 'contact-43')), name: 'Murat A.' };
    await expect(merge(client, ['contact-43', 'contact-44', 'nobody'], kept)).resolves.toMatchObject({ status: 404 });
    expect(await listedContacts(client)).toEqual(before);
  });
});
