import { mailboxDocs } from '@quarterdeck/contract/docs/mailbox';
import preview from '@quarterdeck/storybook/preview';
import { consoleStory, type ConsoleArgs } from '../../../.storybook/console/consoleStory';

const meta = preview.type<{ args: ConsoleArgs }>().meta({
  title: 'Endpoints/mailbox',
  tags: ['!autodocs'],
  args: { request: '' },
});

export const GetMailboxSettings = meta.story({
  ...consoleStory(mailboxDocs.getMailboxSettings),
  parameters: { covers: ['endpoint:mailbox.settings.get'] },
});

export const UpdateMailboxSettings = meta.story({
  ...consoleStory(mailboxDocs.updateMailboxSettings),
  parameters: { covers: ['endpoint:mailbox.settings.update'] },
});

export const ListMailFolders = meta.story({
  ...consoleStory(mailboxDocs.listMailFolders),
  parameters: { covers: ['endpoint:mailbox.folders.list'] },
});

export const ListMailFilters = meta.story({
  ...consoleStory(mailboxDocs.listMailFilters),
  parameters: { covers: ['endpoint:mailbox.filters.list'] },
});

export const ListMailLabels = meta.story({
  ...consoleStory(mailboxDocs.listMailLabels),
  parameters: { covers: ['endpoint:mailbox.labels.list'] },
});

export const CreateMailLabel = meta.story({
  ...consoleStory(mailboxDocs.createMailLabel),
  parameters: { covers: ['endpoint:mailbox.label.create'] },
});

export const UpdateMailLabel = meta.story({
  ...consoleStory(mailboxDocs.updateMailLabel),
  parameters: { covers: ['endpoint:mailbox.label.update'] },
});

export const DeleteMailLabel = meta.story({
  ...consoleStory(mailboxDocs.deleteMailLabel),
  parameters: { covers: ['endpoint:mailbox.label.delete'] },
});

export const ListMails = meta.story({
  ...consoleStory(mailboxDocs.listMails),
  parameters: { covers: ['endpoint:mailbox.mails.list'] },
});

export const GetMail = meta.story({
  ...consoleStory(mailboxDocs.getMail),
  parameters: { covers: ['endpoint:mailbox.mail.get'] },
});

export const UpdateMail = meta.story({
  ...consoleStory(mailboxDocs.updateMail),
  parameters: { covers: ['endpoint:mailbox.mail.update'] },
});

export const CreateMail = meta.story({
  ...consoleStory(mailboxDocs.createMail),
  parameters: { covers: ['endpoint:mailbox.mail.create'] },
});

export const DeleteMail = meta.story({
  ...consoleStory(mailboxDocs.deleteMail),
  parameters: { covers: ['endpoint:mailbox.mail.delete'] },
});

export const UpdateMails = meta.story({
  ...consoleStory(mailboxDocs.updateMails),
  parameters: { covers: ['endpoint:mailbox.mails.update'] },
});
