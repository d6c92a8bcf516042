import { createFileItem, listFileItems, updateFileItem } from '@quarterdeck/contract/endpoints/fileManager';
import {
  fileItemIdSchema,
  type FileItem,
  type FileItemId,
  type FileItemPatch,
  type NewFileItem,
} from '@quarterdeck/contract/entities/fileItem';
import * as z from 'zod/mini';
import type { Answer, MockClient } from './clientOf';

export function fileItemId(id: string): FileItemId {
  return z.parse(fileItemIdSchema, id);
}

/** What lies in a folder, folders first; at the root without an id. */
export async function readFolder({ call }: MockClient, id?: string): Promise<FileItem[]> {
  const { body } = await call(listFileItems, { query: id === undefined ? {} : { folderId: fileItemId(id) } });
  return [...body.folders, ...body.files];
}

/** Everything there is, each folder before what lies in it. */
export async function readTree(client: MockClient, id?: string): Promise<FileItem[]> {
  const tree: FileItem[] = [];
  for (const item of await readFolder(client, id)) {
    tree.push(item, ...(item.type === 'folder' ? await readTree(client, item.id) : []));
  }
  return tree;
}

/** The answer may be a refusal, whatever its type says; so it is in `changeItem`. */
export function addItem({ call }: MockClient, item: NewFileItem): Promise<Answer<FileItem>> {
  return call(createFileItem, { body: { item } });
}

export function changeItem({ call }: MockClient, id: string, item: FileItemPatch): Promise<Answer<FileItem>> {
  return call(updateFileItem, { body: { id: fileItemId(id), item } });
}
