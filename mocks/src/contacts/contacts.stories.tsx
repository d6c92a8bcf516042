import { contactsDocs } from '@quarterdeck/contract/docs/contacts';
import preview from '@quarterdeck/storybook/preview';
import { consoleStory, type ConsoleArgs } from '../../../.storybook/console/consoleStory';

const meta = preview.type<{ args: ConsoleArgs }>().meta({
  title: 'Endpoints/contacts',
  tags: ['!autodocs'],
  args: { request: '' },
});

export const ListContacts = meta.story({
  ...consoleStory(contactsDocs.listContacts),
  parameters: { covers: ['endpoint:contacts.all'] },
});
