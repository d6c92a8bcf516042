import type { Project } from '@quarterdeck/contract/entities/project';
import type { Receipt } from '@quarterdeck/contract/entities/receipt';

interface CollectInput {
  now: Date;
  /** Texts that the browser keeps, by key; null for what it does not keep. */
  stored: Readonly<Record<string, string | null>>;
  /** With its backlog; null without one. */
  project: Project | null;
  /** Newest first. */
  receipts: readonly Receipt[];
}

/** Everything there is of a visitor, as one value. */
export function collectData({ now, stored, project, receipts }: CollectInput) {
  const kept = Object.entries(stored).filter((entry): entry is [string, string] => entry[1] !== null);
  return {
    format: 'quarterdeck',
    /** Rises when what is written can no longer be read as before. */
    version: 1,
    exportedAt: now.toISOString(),
    /** What the browser keeps, by its key: parsed where it is JSON, else the text itself. */
    browser: Object.fromEntries(kept.map(([key, text]) => [key, valueOf(text)])),
    project,
    receipts,
  };
}

function valueOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
