import { supportMessageMaxLength } from '@quarterdeck/contract/entities/supportRequest';
import { storedTexts } from '@quarterdeck/ui/storage';

export const messageFields = ['name', 'email', 'subject', 'message'] as const;
export type MessageField = (typeof messageFields)[number];
export type MessageTexts = Record<MessageField, string>;

/** What was written and is not sent yet survives a reload under this key. */
export const messageDraftKey = 'qd:help.message';

/** Takes over what can be read of a stored draft; undefined for what is none. */
export const parseMessageDraft = (value: unknown): Partial<MessageTexts> | undefined =>
  storedTexts(value, messageFields, supportMessageMaxLength);
