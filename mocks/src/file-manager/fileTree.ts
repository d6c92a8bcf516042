import type { FileItem, FileItemId } from '@quarterdeck/contract/entities/fileItem';
import { groupBy } from '../core/groupBy';
import { memo } from '../core/memo';

/** What lies in each folder, and at the root (null); without an entry a folder is empty. */
export type FolderIndex = ReadonlyMap<FileItemId | null, readonly FileItem[]>;

export const indexByFolder = memo((items: readonly FileItem[]): FolderIndex =>
  groupBy(items, ({ folderId }) => folderId),
);

/** Everything below a folder, in no particular order; without the folder itself. */
export function itemsBelow(id: FileItemId, index: FolderIndex): FileItem[] {
  return (index.get(id) ?? []).flatMap((item) => [item, ...itemsBelow(item.id, index)]);
}

/** The item with what follows from the others: size and number of items of a folder. */
export function withFolderSize(item: FileItem, index: FolderIndex): FileItem {
  if (item.type !== 'folder') return item;
  const bytes = itemsBelow(item.id, index).reduce((sum, { size }) => sum + Number(size), 0);
  return { ...item, size: String(bytes), contents: String(index.get(item.id)?.length ?? 0) };
}

/** The folders from the root to this one; undefined when one of them is missing or they form a circle. */
export function folderPath(
  id: FileItemId | null,
  get: (id: FileItemId) => FileItem | undefined,
): FileItem[] | undefined {
  const path: FileItem[] = [];
  for (let at = id; at !== null;) {
    const folder = get(at);
    if (folder?.type !== 'folder' || path.includes(folder)) return undefined;
    path.unshift(folder);
    at = folder.folderId;
  }
  return path;
}

/** Moves items to the root whose folder is gone, or whose folders lie in each other because two pages moved them at once. */
export function moveOrphansToRoot(items: readonly FileItem[]): FileItem[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  for (const item of items) {
    if (folderPath(item.folderId, (id) => byId.get(id)) === undefined) byId.set(item.id, { ...item, folderId: null });
  }
  return [...byId.values()];
}
