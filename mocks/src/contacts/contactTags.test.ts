import {
  createContactTag,
  deleteContactTag,
  listContactTags,
  updateContactTag,
} from '@quarterdeck/contract/endpoints/contacts';
import { describe, expect, it } from 'vitest';
import { testClient, type MockClient } from '../testing/clientOf';
import { contactTagId, listedContacts } from '../testing/contactCalls';

const tagsOf = async ({ call }: MockClient) => (await call(listContactTags, {})).body;
const create = ({ call }: MockClient, title: string) => call(createContactTag, { body: { tag: { title } } });
const rename = ({ call }: MockClient, id: string, title: string) =>
  call(updateContactTag, { body: { id: contactTagId(id), tag: { title } } });
const remove = ({ call }: MockClient, id: string) => call(deleteContactTag, { query: { id: contactTagId(id) } });

const refusedTitle = { status: 400, body: { error: { fieldErrors: { 'tag.title': expect.any(String) } } } };
const noTag = {
  status: 404,
  body: { error: { code: 'not_found', message: 'No contact tag with id contact-tag-nowhere' } },
};

describe('contacts.tags.list', () => {
  it('answers the seven tags', async () => {
    expect((await tagsOf(testClient())).map(({ title }) => title)).toEqual([
      'Work',
      'Friend',
      'Family',
      'High School',
      'College',
      'Baseball Team',
      'Band',
    ]);
  });
});

describe('contacts.tag.create', () => {
  it('answers the tag with a new id and stores it at the front', async () => {
    const client = testClient();
    const before = await tagsOf(client);
    const { body } = await create(client, '  Regatta ');
    expect(body).toEqual({ id: 'new-1', title: 'Regatta' });
    expect(await tagsOf(client)).toEqual([body, ...before]);
  });

  it.each(['', '   ', 'x'.repeat(201), 'family', 'BAND'])('refuses the title %j', async (title) => {
    const client = testClient();
    const before = await tagsOf(client);
    await expect(create(client, title)).resolves.toMatchObject(refusedTitle);
    expect(await tagsOf(client)).toEqual(before);
  });
});

describe('contacts.tag.update', () => {
  it('renames the tag where it stands', async () => {
    const client = testClient();
    const before = await tagsOf(client);
    const { body } = await rename(client, 'contact-tag-friend', ' Close friend ');
    expect(body).toEqual({ id: 'contact-tag-friend', title: 'Close friend' });
    expect(await tagsOf(client)).toEqual(before.map((tag) => (tag.id === body.id ? body : tag)));
  });

  it('refuses the title of another tag, but takes its own in other letters', async () => {
    const client = testClient();
    await expect(rename(client, 'contact-tag-friend', 'work')).resolves.toMatchObject(refusedTitle);
    await expect(rename(client, 'contact-tag-friend', ' ')).resolves.toMatchObject(refusedTitle);
    expect((await rename(client, 'contact-tag-friend', 'FRIEND')).body.title).toBe('FRIEND');
  });

  it('never changes the id', async () => {
    const body = JSON.stringify({ id: 'contact-tag-band', tag: { id: 'contact-tag-work', title: 'Trio' } });
    await expect(testClient().send('PATCH', 'api/apps/contacts/tag', body)).resolves.toEqual({
      status: 200,
      body: { id: 'contact-tag-band', title: 'Trio' },
    });
  });

  it.each(['Trio', 'work'])('answers 404 for a missing id, whether the title %s is taken or not', async (title) => {
    await expect(rename(testClient(), 'contact-tag-nowhere', title)).resolves.toEqual(noTag);
  });
});

describe('contacts.tag.delete', () => {
  it('removes the tag and takes it from every contact', async () => {
    const client = testClient();
    const tagId = contactTagId('contact-tag-work');
    const before = await listedContacts(client);
    expect(before.filter(({ tags }) => tags.includes(tagId)).length).toBeGreaterThan(30);
    await expect(remove(client, tagId)).resolves.toEqual({ status: 200, body: true });
    expect(await listedContacts(client)).toEqual(
      before.map((contact) => ({ ...contact, tags: contact.tags.filter((tag) => tag !== tagId) })),
    );
    expect((await tagsOf(client)).map(({ id }) => id)).not.toContain(tagId);
  });

  it('answers 404 for a missing id and 400 without one', async () => {
    const client = testClient();
    await expect(remove(client, 'contact-tag-nowhere')).resolves.toEqual(noTag);
    await expect(client.send('DELETE', 'api/apps/contacts/tag')).resolves.toMatchObject({ status: 400 });
  });
});
