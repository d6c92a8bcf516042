import * as calls from '@quarterdeck/contract/endpoints/mailbox';
import { broken } from '../core/failure';
import { handle, type MockHandler } from '../core/handle';
import { mailboxSettingsTable, settingsId } from './mailboxTables';

const noSettings = () => broken('The settings of the mailbox are lost');

export const mailboxSettingsHandlers: readonly MockHandler[] = [
  handle(calls.getMailboxSettings, async (_, { db }) => {
    const settings = (await db.open(mailboxSettingsTable)).get(settingsId);
    if (settings === undefined) throw noSettings();
    return { messageLayout: settings.messageLayout };
  }),

  handle(calls.updateMailboxSettings, async ({ body: { settings } }, { db }) => {
    const updated = (await db.open(mailboxSettingsTable)).patch(settingsId, settings);
    if (updated === undefined) throw noSettings();
    return { messageLayout: updated.messageLayout };
  }),
];
