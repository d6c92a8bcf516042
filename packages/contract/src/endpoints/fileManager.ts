import * as z from 'zod/mini';
import { _default as withDefault } from 'zod/mini';
import { endpoint } from '../endpoint';
import { fileItemIdSchema, fileItemPatchSchema, fileItemSchema, newFileItemSchema } from '../entities/fileItem';

/** A folder as an address carries it: the text `null` is the root. */
const folderId = z.pipe(
  z.nullable(fileItemIdSchema),
  z.transform((id) => (id === 'null' ? null : id)),
);

/** Folders and files each sorted by name; `path` leads from the root to the folder itself and is empty at the root. */
export const listFileItems = endpoint({
  id: 'file-manager.items',
  method: 'GET',
  path: 'api/apps/file-manager',
  query: z.object({ folderId: withDefault(folderId, null) }),
  response: z.object({
    folders: z.array(fileItemSchema),
    files: z.array(fileItemSchema),
    path: z.array(fileItemSchema),
  }),
});

export const createFileItem = endpoint({
  id: 'file-manager.item.create',
  method: 'POST',
  path: 'api/apps/file-manager/item',
  body: z.object({ item: newFileItemSchema }),
  response: fileItemSchema,
});

/** Renames, moves and describes. */
export const updateFileItem = endpoint({
  id: 'file-manager.item.update',
  method: 'PATCH',
  path: 'api/apps/file-manager/item',
  body: z.object({ id: fileItemIdSchema, item: fileItemPatchSchema }),
  response: fileItemSchema,
});

/** A folder goes with everything below it. */
export const deleteFileItem = endpoint({
  id: 'file-manager.item.delete',
  method: 'DELETE',
  path: 'api/apps/file-manager/item',
  query: z.object({ id: fileItemIdSchema }),
  response: z.literal(true),
});
