import * as calls from '@quarterdeck/contract/endpoints/chat';
import { bodyOf, describeRobustness, oldIds } from '../testing/describeRobustness';

describeRobustness({
  endpoints: Object.values(calls),
  examples: {
    'chat.chat.get': { query: 'id' },
    'chat.chat.update': {
      body: {
        id: 'chat-10',
        chat: { unreadCount: 1, muted: true, messages: [{ id: 'chat-10-2', value: 'Yours on the wall is right.' }] },
      },
    },
    'chat.contact.get': { query: 'id' },
  },
  readRecords: async ({ call }) => {
    const [chats, contacts, profile] = await Promise.all([
      call(calls.listChats, {}),
      call(calls.listChatContacts, {}),
      call(calls.getChatProfile, {}),
    ]);
    const all = bodyOf(chats);
    return {
      chats: oldIds(all),
      // Whoever gives a message an id of its own adds one; those that were there stay.
      messages: oldIds(all.flatMap(({ messages }) => messages)).filter((id) => /^chat-\d+-\d+$/.test(id)),
      theirs: all
        .flatMap(({ messages }) => messages.flatMap(({ isMine, value }) => (isMine ? [] : [value])))
        .toSorted(),
      contacts: oldIds(bodyOf(contacts)),
      profile: bodyOf(profile),
    };
  },
});
