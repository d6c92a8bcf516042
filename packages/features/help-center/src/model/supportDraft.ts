import {
  supportAttachmentMaxBytes,
  supportRequestSchema,
  type SupportAttachment,
} from '@quarterdeck/contract/entities/supportRequest';
import { storedTexts } from '@quarterdeck/ui/storage';

const supportFields = ['name', 'email', 'subject', 'message'] as const;
export type SupportField = (typeof supportFields)[number];
export type SupportTexts = Record<SupportField, string>;

/** What was written and is not sent yet survives a reload under this key. */
export const supportDraftKey = 'qd:help-center.support';

/** Takes over what can be read of a stored draft, as long as it is; undefined for what is none. */
export const parseSupportDraft = (value: unknown): Partial<SupportTexts> | undefined =>
  storedTexts(value, supportFields, Infinity);

/** What keeps a request from being sent. */
export interface SupportProblem {
  field: SupportField;
  /** For a text that is too long: how many characters it may have. */
  limit?: number;
}

/** The problems of all fields, in their order. */
export const problemsOf = (texts: SupportTexts): SupportProblem[] =>
  supportFields.flatMap((field): SupportProblem[] => {
    const [issue] = supportRequestSchema.shape[field].safeParse(texts[field]).error?.issues ?? [];
    if (issue === undefined) return [];
    return [issue.code === 'too_big' ? { field, limit: Number(issue.maximum) } : { field }];
  });

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
