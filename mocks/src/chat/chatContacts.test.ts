import * as calls from '@quarterdeck/contract/endpoints/chat';
import { chatContactIdSchema } from '@quarterdeck/contract/entities/chatContact';
import { updateUser } from '@quarterdeck/contract/endpoints/common';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { testClient } from '../testing/clientOf';

const contactId = (id: string) => z.parse(chatContactIdSchema, id);

describe('chat.contacts.list', () => {
  it('is sorted by name', async () => {
    const names = (await testClient().call(calls.listChatContacts, {})).body.map(({ name }) => name);
    expect(names).toHaveLength(26);
    expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
  });

  it('leaves out details and attachments', async () => {
    const { body } = await testClient().send('GET', 'api/apps/chat/contacts');
    expect(body).toContainEqual({
      id: 'contact-10',
      avatar: null,
      name: 'Marta Lindqvist',
      about: 'Fourteen boats, three harbours, one telephone.',
    });
  });
});

describe('chat.contact.get', () => {
  it('answers the full contact', async () => {
    const { body } = await testClient().call(calls.getChatContact, { query: { id: contactId('contact-10') } });
    expect(body.details).toMatchObject({ title: 'Operations director', company: 'Lindqvist Boat Hire' });
    expect(body.details.emails[0]?.email).toBe('marta@lindqvist-boats.example');
    expect(body.attachments.media).toContain('storm-petrel-winter.jpg');
  });

  it('says the usual of who says nothing of herself', async () => {
    const { body } = await testClient().call(calls.getChatContact, { query: { id: contactId('contact-31') } });
    expect(body.about).toBe("Hi there! I'm using FuseChat");
  });

  it('answers 404 for a missing id and 400 without one', async () => {
    const { send } = testClient();
    await expect(send('GET', 'api/apps/chat/contact?id=nobody')).resolves.toEqual({
      status: 404,
      body: { error: { code: 'not_found', message: 'No contact with id nobody' } },
    });
    await expect(send('GET', 'api/apps/chat/contact')).resolves.toMatchObject({ status: 400 });
  });
});

describe('chat.profile.get', () => {
  it('answers the signed-in user with a word about her, as she is now', async () => {
    const { call } = testClient();
    const { body } = await call(calls.getChatProfile, {});
    expect(body).toEqual({
      id: 'user-elif',
      name: 'Elif Aydın',
      email: 'elif@harbour.example',
      avatar: null,
      about: expect.stringMatching(/\w/),
    });
    await call(updateUser, { body: { user: { name: 'Elif A.' } } });
    expect((await call(calls.getChatProfile, {})).body).toEqual({ ...body, name: 'Elif A.' });
  });
});
