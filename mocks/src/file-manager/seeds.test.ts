import { fileTypes } from '@quarterdeck/contract/entities/fileItem';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { userTable } from '../common/userTable';
import { contactTable } from '../contacts/contactTable';
import { testClient, testNow } from '../testing/clientOf';
import { faultsOf } from '../testing/firstData';
import { readFolder } from '../testing/fileCalls';
import { buildFileItem } from './buildFileItem';
import { fileTable } from './fileTable';
import { folderPath } from './fileTree';

const seed = () => fileTable.seed(testNow);

describe('the first data of the file manager', () => {
  it('have ids of their own and fit their schema, also enlarged', async () => {
    await expect(faultsOf(fileTable)).resolves.toEqual([]);
  });

  it('have at least 60 items of all types, four folders deep, one folder of them empty', async () => {
    const items = await seed();
    const byId = new Map(items.map((item) => [item.id, item]));
    const depths = items.map(({ folderId }) => folderPath(folderId, (id) => byId.get(id))?.length);
    expect(items.length).toBeGreaterThanOrEqual(60);
    expect(depths).not.toContain(undefined);
    expect(Math.max(...depths.map((depth) => depth ?? 0))).toBe(4);
    expect(new Set(items.map(({ type }) => type))).toEqual(new Set(fileTypes));
    const used = new Set(items.map(({ folderId }) => folderId));
    expect(items.filter(({ id, type }) => type === 'folder' && !used.has(id)).map(({ name }) => name)).toEqual([
      'Lost and found',
    ]);
  });

  it('have names of their own in each folder', async () => {
    const names = (await seed()).map(({ folderId, type, name }) => `${folderId} ${type} ${name.toLowerCase()}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it('were made by people there are, in the past, and changed no earlier', async () => {
    const [items, contacts, users] = await Promise.all([seed(), contactTable.seed(testNow), userTable.seed(testNow)]);
    const people = new Set([...contacts, ...users].map(({ name }) => name));
    expect(items.map(({ createdBy }) => createdBy).filter((name) => !people.has(name))).toEqual([]);
    for (const { name, createdAt, modifiedAt } of items) {
      expect({ name, isOrdered: createdAt <= modifiedAt }).toEqual({ name, isOrdered: true });
      expect({ name, isPast: modifiedAt < testNow.toISOString() }).toEqual({ name, isPast: true });
    }
  });

  it('have files of a size, and folders without one of their own', async () => {
    for (const { type, size, contents } of await seed()) {
      expect(Number(size) > 0).toBe(type !== 'folder');
      expect(contents).toBeNull();
    }
  });

  it('fill one folder with thousands when they are enlarged', async () => {
    const root = await readFolder(testClient({ scenario: 'large' }));
    expect(root.length).toBeGreaterThan(9_900);
    expect(new Set(root.map(({ name, type }) => `${type} ${name}`)).size).toBe(root.length);
  });
});

describe('buildFileItem', () => {
  it('makes an item of its schema, takes overrides and refuses what no item could be', () => {
    expect(buildFileItem({ type: 'folder' })).toMatchObject({ type: 'folder', name: 'Tide table' });
    expect(() => buildFileItem({ size: '4 MB' })).toThrow(z.core.$ZodError);
    expect(() => buildFileItem({ name: 'a/b' })).toThrow(z.core.$ZodError);
  });
});
