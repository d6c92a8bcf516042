import type { FileItem } from '@quarterdeck/contract/entities/fileItem';
import { describe, expect, it } from 'vitest';
import { buildFileItem } from './buildFileItem';
import { indexByFolder, itemsBelow, withFolderSize, folderPath, moveOrphansToRoot } from './fileTree';

const folder = (id: string, folderId: string | null = null) =>
  buildFileItem({ id, folderId, name: id, type: 'folder', size: '0' });
const file = (id: string, folderId: string | null, size: number) =>
  buildFileItem({ id, folderId, name: id, size: String(size) });

const [quay, shed, locker] = [folder('quay'), folder('shed', 'quay'), folder('locker', 'shed')];
const items = [quay, shed, locker, file('rope', 'quay', 10), file('hook', 'locker', 5), file('list', null, 7)];
const index = indexByFolder(items);
const getIn = (list: readonly FileItem[]) => (id: string) => list.find((item) => item.id === id);
const idsOf = (list: readonly FileItem[] = []) => list.map(({ id }) => id);

describe('itemsBelow', () => {
  it('finds everything below a folder and nothing else', () => {
    expect(idsOf(itemsBelow(quay.id, index)).toSorted()).toEqual(['hook', 'locker', 'rope', 'shed']);
    expect(itemsBelow(locker.id, indexByFolder([]))).toEqual([]);
  });
});

describe('withFolderSize', () => {
  it('sums the files below a folder and counts what lies directly in it', () => {
    expect(withFolderSize(quay, index)).toMatchObject({ size: '15', contents: '2' });
    expect(withFolderSize(locker, index)).toMatchObject({ size: '5', contents: '1' });
    expect(withFolderSize(folder('empty'), index)).toMatchObject({ size: '0', contents: '0' });
  });

  it('leaves a file as it is', () => {
    const rope = file('rope', 'quay', 10);
    expect(withFolderSize(rope, index)).toBe(rope);
  });
});

describe('folderPath', () => {
  it('leads from the root to the folder', () => {
    expect(idsOf(folderPath(locker.id, getIn(items)))).toEqual(['quay', 'shed', 'locker']);
    expect(folderPath(null, getIn(items))).toEqual([]);
  });

  it('leads nowhere where a folder is missing, is a file, or lies in itself', () => {
    expect(folderPath(locker.id, getIn([locker]))).toBeUndefined();
    expect(folderPath(file('rope', null, 1).id, getIn(items))).toBeUndefined();
    const [a, b] = [folder('a', 'b'), folder('b', 'a')];
    expect(folderPath(a.id, getIn([a, b]))).toBeUndefined();
  });
});

describe('moveOrphansToRoot', () => {
  it('keeps a whole tree as it is', () => {
    expect(moveOrphansToRoot(items)).toEqual(items);
  });

  it('lays at the root what has lost its folder, with what lies in it', () => {
    const list = moveOrphansToRoot(items.filter((item) => item !== quay));
    expect(list.map(({ id, folderId }) => [id, folderId])).toEqual([
      ['shed', null],
      ['locker', 'shed'],
      ['rope', null],
      ['hook', 'locker'],
      ['list', null],
    ]);
  });

  it('opens a circle of folders', () => {
    const list = moveOrphansToRoot([folder('a', 'b'), folder('b', 'a'), file('rope', 'b', 1)]);
    for (const item of list) expect(folderPath(item.folderId, getIn(list))).toBeDefined();
    expect(list.find(({ id }) => id === 'b')?.folderId).toBe('a');
  });
});
