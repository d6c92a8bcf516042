import { readText, writeText } from '../storage';

/** What was typed and is not saved, as the browser keeps it. */
export interface StoredDraft {
  text: string;
  /** What was saved when it was typed; earlier versions of the site kept the text alone. */
  base?: string;
}

export function readDraft(draftKey: string): StoredDraft | null {
  const kept = readText(draftKey);
  return kept === null ? null : (parse(kept) ?? { text: kept });
}

export const writeDraft = (draftKey: string, draft: Required<StoredDraft>): void =>
  void writeText(draftKey, JSON.stringify(draft));

function parse(kept: string): StoredDraft | undefined {
  try {
    const value: unknown = JSON.parse(kept);
    if (typeof value !== 'object' || value === null || !('text' in value) || !('base' in value)) return undefined;
    const { text, base } = value;
    return typeof text === 'string' && typeof base === 'string' ? { text, base } : undefined;
  } catch {
    return undefined;
  }
}
