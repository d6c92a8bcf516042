import { fileItemSchema, type FileItem } from '@quarterdeck/contract/entities/fileItem';
import * as z from 'zod/mini';

/** An item by hand: what is not given is as in a small file at the root. */
export function buildFileItem(overrides: Partial<z.input<typeof fileItemSchema>> = {}): FileItem {
  return z.parse(fileItemSchema, {
    id: 'file-built',
    folderId: null,
    name: 'Tide table',
    createdBy: 'Elif Aydın',
    createdAt: '2026-03-02T08:00:00.000Z',
    modifiedAt: '2026-03-02T08:00:00.000Z',
    size: '48000',
    type: 'PDF',
    contents: null,
    description: null,
    ...overrides,
  });
}
