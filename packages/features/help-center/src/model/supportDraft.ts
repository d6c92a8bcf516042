import {
  supportAttachmentMaxBytes,
  supportMessageMaxLength,
  supportRequestSchema,
  type SupportAttachment,
} from '@quarterdeck/contract/entities/supportRequest';
import { storedTexts } from '@quarterdeck/ui/storage';

const supportFields = ['name', 'email', 'subject', 'message'] as const;
export type SupportField = (typeof supportFields)[number];
export type SupportTexts = Record<SupportField, string>;

/** What was written and is not sent yet survives a reload under this key. */
export const supportDraftKey = 'qd:help-center.support';

/** Takes over what can be read of a stored draft; undefined for what is none. */
export const parseSupportDraft = (value: unknown): Partial<SupportTexts> | undefined =>
  storedTexts(value, supportFields, supportMessageMaxLength);

/** The fields that keep a request from being sent, in their order. */
export const wrongFields = (texts: SupportTexts): SupportField[] =>
  supportFields.filter((field) => !supportRequestSchema.shape[field].safeParse(texts[field]).success);

/** A file that was chosen, as the request carries it. */
export interface ChosenFile extends SupportAttachment {
  sizeBytes: number;
}

/** Reads a file; null for one that is empty or larger than a request carries. @throws when it cannot be read. */
export async function readAttachment(file: File): Promise<ChosenFile | null> {
  if (file.size === 0 || file.size > supportAttachmentMaxBytes) return null;
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return { name: file.name.slice(-255), content: btoa(binary), sizeBytes: file.size };
}
