import type { FileItem, FileItemId } from '@quarterdeck/contract/entities/fileItem';
import { fold } from '@quarterdeck/contract/rules/fold';
import type { Collection } from '../core/collection';
import { invalid, notFound } from '../core/failure';
import { memo } from '../core/memo';
import { folderPath } from './fileTree';

/** The folders from the root to this one. @throws Failure 404 when there is no such folder. */
export function requireFolderPath(folderId: FileItemId | null, items: Collection<FileItem>): FileItem[] {
  const path = folderPath(folderId, (id) => items.get(id));
  if (path === undefined) throw notFound(`No folder with id ${folderId ?? ''}`);
  return path;
}

/** @throws Failure when there is no such folder (404), or the item is the folder or holds it (400). */
export function requireOtherFolder(items: Collection<FileItem>, itemId: FileItemId, folderId: FileItemId | null): void {
  if (requireFolderPath(folderId, items).some(({ id }) => id === itemId)) {
    throw invalid('A folder cannot lie in itself', { 'item.folderId': 'Is the folder itself or lies below it' });
  }
}

const foldedName = memo<FileItem, string>(({ name }) => fold(name));

/** Two items that read the same could not be told apart in a folder. */
export function requireUniqueName(
  items: Collection<FileItem>,
  { id, folderId, name, type }: Pick<FileItem, 'folderId' | 'name' | 'type'> & { id?: FileItemId },
): void {
  const wanted = fold(name);
  const isTaken = items
    .list()
    .some((one) => one.folderId === folderId && one.id !== id && one.type === type && foldedName(one) === wanted);
  if (isTaken) throw invalid('There is an item with this name', { 'item.name': 'Is already in this folder' });
}
