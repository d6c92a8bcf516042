import * as calls from '@quarterdeck/contract/endpoints/mailbox';
import { folderCounts } from '@quarterdeck/contract/rules/folderCounts';
import { handle, type MockHandler } from '../core/handle';
import { mailFilterTable, mailFolderTable, mailTable } from './mailboxTables';

export const mailFolderHandlers: readonly MockHandler[] = [
  handle(calls.listMailFolders, async (_, { db }) => {
    const [folders, mails] = await Promise.all([db.open(mailFolderTable), db.open(mailTable)]);
    return folderCounts(folders.list(), mails.list());
  }),

  handle(calls.listMailFilters, async (_, { db }) => (await db.open(mailFilterTable)).list()),
];
