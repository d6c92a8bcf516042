import * as z from 'zod/mini';

/** Where an open mail stands: beside the list, below it, or in its place. */
export const messageLayouts = ['right', 'bottom', 'none'] as const;
export type MessageLayout = (typeof messageLayouts)[number];

export const mailboxSettingsSchema = z.object({ messageLayout: z.enum(messageLayouts) });
export type MailboxSettings = z.infer<typeof mailboxSettingsSchema>;
