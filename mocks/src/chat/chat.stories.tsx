import { chatDocs } from '@quarterdeck/contract/docs/chat';
import preview from '@quarterdeck/storybook/preview';
import { consoleStory, type ConsoleArgs } from '../../../.storybook/console/consoleStory';

const meta = preview.type<{ args: ConsoleArgs }>().meta({
  title: 'Endpoints/chat',
  tags: ['!autodocs'],
  args: { request: '' },
});

export const ListChats = meta.story({
  ...consoleStory(chatDocs.listChats),
  parameters: { covers: ['endpoint:chat.chats.list'] },
});

export const GetChat = meta.story({
  ...consoleStory(chatDocs.getChat),
  parameters: { covers: ['endpoint:chat.chat.get'] },
});

export const UpdateChat = meta.story({
  ...consoleStory(chatDocs.updateChat),
  parameters: { covers: ['endpoint:chat.chat.update'] },
});

export const ListChatContacts = meta.story({
  ...consoleStory(chatDocs.listChatContacts),
  parameters: { covers: ['endpoint:chat.contacts.list'] },
});

export const GetChatContact = meta.story({
  ...consoleStory(chatDocs.getChatContact),
  parameters: { covers: ['endpoint:chat.contact.get'] },
});

export const GetChatProfile = meta.story({
  ...consoleStory(chatDocs.getChatProfile),
  parameters: { covers: ['endpoint:chat.profile.get'] },
});
