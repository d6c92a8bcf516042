export const fileKinds = ['pdf', 'sheet', 'document', 'text', 'image', 'folder', 'other'] as const;
export type FileKind = (typeof fileKinds)[number];

const extensions: Record<Exclude<FileKind, 'folder' | 'other'>, readonly string[]> = {
  pdf: ['pdf'],
  sheet: ['xls', 'xlsx', 'ods', 'csv', 'tsv', 'numbers'],
  document: ['doc', 'docx', 'odt', 'rtf', 'pages'],
  text: ['txt', 'md', 'log', 'json', 'xml', 'plain'],
  image: ['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif', 'svg', 'heic', 'tif', 'tiff', 'bmp'],
};

/** What is written on a glyph for types whose own letters are too many or say little. */
const shortNames: Record<string, string> = { jpeg: 'JPG', tiff: 'TIF', docx: 'DOC', xlsx: 'XLS', plain: 'TXT' };

/** Letters that a glyph has room for. */
const longestText = 4;

/** How a file is drawn. */
export interface FileLook {
  kind: FileKind;
  /** On the glyph, such as PDF; empty for a folder and where the type is unknown or too long. */
  text: string;
}

/**
 * Reads how a file is drawn from its name, its extension or its media type: `report.pdf`, `PDF`, `application/pdf`;
 * `folder` is one.
 */
export function fileLookOf(type: string): FileLook {
  const last = type.slice(type.search(/[^./]*$/)).toLowerCase();
  if (last === 'folder') return { kind: 'folder', text: '' };
  const known = Object.entries(extensions).find(([, list]) => list.includes(last))?.[0] as FileKind | undefined;
  const kind = known ?? (/^image\//i.test(type) ? 'image' : 'other');
  const text = shortNames[last] ?? last.toUpperCase();
  return { kind, text: /^[\p{L}\p{N}]+$/u.test(text) && text.length <= longestText ? text : '' };
}
