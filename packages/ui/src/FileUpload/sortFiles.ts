/** What a file has to be. */
export interface FileRules {
  /** Media types or extensions, such as `image/*` or `.pdf`. @default any */
  accept?: readonly string[];
  /** Largest size of one file, in bytes. @default any */
  maxBytes?: number;
  /** Files that may be there at once. With 1 a new file takes the place of the one before. @default any number */
  maxFiles?: number;
}

type RefusalReason = 'type' | 'empty' | 'size' | 'count';

export interface Refusal {
  reason: RefusalReason;
  name: string;
}

function isAccepted({ name, type }: File, accept: readonly string[]): boolean {
  if (accept.length === 0) return true;
  return accept.some((wanted) => {
    const rule = wanted.trim().toLowerCase();
    if (rule === '*/*' || rule === '*') return true;
    if (rule.startsWith('.')) return name.toLowerCase().endsWith(rule);
    if (rule.endsWith('/*')) return type.toLowerCase().startsWith(rule.slice(0, -1));
    return type.toLowerCase() === rule;
  });
}

/** Parts the files that can be taken, in their order, from those that are refused, with the first reason of each. */
export function sortFiles(
  files: readonly File[],
  { accept = [], maxBytes = Infinity, maxFiles = Infinity }: FileRules,
  /** Files that are there already. */
  count: number,
): { taken: File[]; refused: Refusal[] } {
  const room = maxFiles === 1 ? 1 : Math.max(0, maxFiles - count);
  const taken: File[] = [];
  const refused: Refusal[] = [];
  for (const file of files) {
    const refuse = (reason: RefusalReason) => refused.push({ reason, name: file.name });
    if (!isAccepted(file, accept)) refuse('type');
    // A folder that was dropped comes as an empty file in some browsers.
    else if (file.size === 0) refuse('empty');
    else if (file.size > maxBytes) refuse('size');
    else if (taken.length >= room) refuse('count');
    else taken.push(file);
  }
  return { taken, refused };
}
