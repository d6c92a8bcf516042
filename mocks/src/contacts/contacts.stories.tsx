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

export const SearchContacts = meta.story({
  ...consoleStory(contactsDocs.searchContacts),
  parameters: { covers: ['endpoint:contacts.search'] },
});

export const GetContact = meta.story({
  ...consoleStory(contactsDocs.getContact),
  parameters: { covers: ['endpoint:contacts.contact.get'] },
});

export const CreateContact = meta.story({
  ...consoleStory(contactsDocs.createContact),
  parameters: { covers: ['endpoint:contacts.contact.create'] },
});

export const UpdateContact = meta.story({
  ...consoleStory(contactsDocs.updateContact),
  parameters: { covers: ['endpoint:contacts.contact.update'] },
});

export const DeleteContact = meta.story({
  ...consoleStory(contactsDocs.deleteContact),
  parameters: { covers: ['endpoint:contacts.contact.delete'] },
});

export const ListCountries = meta.story({
  ...consoleStory(contactsDocs.listCountries),
  parameters: { covers: ['endpoint:contacts.countries'] },
});

export const ListContactTags = meta.story({
  ...consoleStory(contactsDocs.listContactTags),
  parameters: { covers: ['endpoint:contacts.tags.list'] },
});

export const CreateContactTag = meta.story({
  ...consoleStory(contactsDocs.createContactTag),
  parameters: { covers: ['endpoint:contacts.tag.create'] },
});

export const UpdateContactTag = meta.story({
  ...consoleStory(contactsDocs.updateContactTag),
  parameters: { covers: ['endpoint:contacts.tag.update'] },
});

export const DeleteContactTag = meta.story({
  ...consoleStory(contactsDocs.deleteContactTag),
  parameters: { covers: ['endpoint:contacts.tag.delete'] },
});

export const UpdateContactAvatar = meta.story({
  ...consoleStory(contactsDocs.updateContactAvatar),
  parameters: { covers: ['endpoint:contacts.avatar'] },
});

export const ImportContacts = meta.story({
  ...consoleStory(contactsDocs.importContacts),
  parameters: { covers: ['endpoint:contacts.import'] },
});

export const MergeContacts = meta.story({
  ...consoleStory(contactsDocs.mergeContacts),
  parameters: { covers: ['endpoint:contacts.merge'] },
});
