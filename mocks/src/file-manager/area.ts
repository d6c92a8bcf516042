import * as calls from '@quarterdeck/contract/endpoints/fileManager';
import { fileItemIdSchema, type FileItem } from '@quarterdeck/contract/entities/fileItem';
import * as z from 'zod/mini';
import { userTable } from '../common/userTable';
import { notFound } from '../core/failure';
import { handle, type MockHandler } from '../core/handle';
import { memoSort } from '../core/memo';
import { fileTable } from './fileTable';
import { indexByFolder, itemsBelow, withFolderSize } from './fileTree';
import { requireOtherFolder, requireUniqueName, requireFolderPath } from './requireFile';

const byName = new Intl.Collator('en', { numeric: true });

const sorted = memoSort<FileItem>((a, b) => byName.compare(a.name, b.name));

const noItem = (id: string) => notFound(`No item with id ${id}`);

export const handlers: readonly MockHandler[] = [
  handle(calls.listFileItems, async ({ query: { folderId } }, { db }) => {
    const items = await db.open(fileTable);
    const path = requireFolderPath(folderId, items);
    const index = indexByFolder(sorted(items.list()));
    const here = index.get(folderId) ?? [];
    const folders = here.filter(({ type }) => type === 'folder').map((folder) => withFolderSize(folder, index));
    const files = here.filter(({ type }) => type !== 'folder');
    return { folders, files, path: path.map((folder) => withFolderSize(folder, index)) };
  }),

  handle(calls.createFileItem, async ({ body: { item } }, { db, newId, now }) => {
    const [items, users] = await Promise.all([db.open(fileTable), db.open(userTable)]);
    const { folderId = null, size = '0', description = null, name, type } = item;
    requireFolderPath(folderId, items);
    requireUniqueName(items, { name, type, folderId });
    const moment = now().toISOString();
    const made = items.insert({
      id: z.parse(fileItemIdSchema, newId()),
      folderId,
      name,
      createdBy: users.list()[0]?.name ?? '',
      createdAt: moment,
      modifiedAt: moment,
      size: type === 'folder' ? '0' : size,
      type,
      contents: null,
      description,
    });
    return withFolderSize(made, indexByFolder([]));
  }),

  handle(calls.updateFileItem, async ({ body: { id, item: changes } }, { db, now }) => {
    const items = await db.open(fileTable);
    const item = items.get(id);
    if (item === undefined) throw noItem(id);
    const { folderId = item.folderId, name = item.name } = changes;
    requireOtherFolder(items, item.id, folderId);
    requireUniqueName(items, { ...item, folderId, name });
    const changed = items.patch(id, { ...changes, modifiedAt: now().toISOString() }) ?? item;
    return withFolderSize(changed, indexByFolder(items.list()));
  }),

  handle(calls.deleteFileItem, async ({ query: { id } }, { db }) => {
    const items = await db.open(fileTable);
    const item = items.get(id);
    if (item === undefined) throw noItem(id);
    const gone = new Set([item, ...itemsBelow(id, indexByFolder(items.list()))]);
    items.removeEach((one) => gone.has(one));
    return true as const;
  }),
];
