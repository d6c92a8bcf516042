import { deleteFileItem, listFileItems } from '@quarterdeck/contract/endpoints/fileManager';
import { fileTypes } from '@quarterdeck/contract/entities/fileItem';
import { describe, expect, it } from 'vitest';
import { testClient, testNow, type MockClient } from '../testing/clientOf';
import { addItem, changeItem, fileItemId, readFolder, readTree } from '../testing/fileCalls';

const { compare } = new Intl.Collator('en', { numeric: true });

const open = async ({ call }: MockClient, folderId?: string) =>
  (await call(listFileItems, { query: folderId === undefined ? {} : { folderId: fileItemId(folderId) } })).body;

const notFound = (what: string, id: string) => ({
  status: 404,
  body: { error: { code: 'not_found', message: `No ${what} with id ${id}` } },
});
const refused = (field: string) => ({
  status: 400,
  body: { error: { code: 'invalid_request', fieldErrors: { [field]: expect.any(String) } } },
});

describe('file-manager.items', () => {
  it('answers the root without a folder and for the text null, with an empty path', async () => {
    const client = testClient();
    const root = await open(client);
    expect(root.folders.map(({ name }) => name)).toEqual([
      'Customers',
      'Finance',
      'Press and pictures',
      'Product',
      'Team',
    ]);
    expect(root.path).toEqual([]);
    expect(await open(client, 'null')).toEqual(root);
  });

  it('sorts folders and files each by name, numbers by their value', async () => {
    const client = testClient();
    for (const id of [undefined, 'folder-customers', 'folder-costa-verde', 'folder-invoices-2025']) {
      const { folders, files } = await open(client, id);
      for (const list of [folders, files]) {
        const names = list.map(({ name }) => name);
        expect(names).toEqual(names.toSorted(compare));
      }
      expect(folders.every(({ type }) => type === 'folder')).toBe(true);
      expect(files.some(({ type }) => type === 'folder')).toBe(false);
    }
    for (const name of ['Reel 10', 'Reel 9'])
      await addItem(client, { name, type: 'TXT', folderId: fileItemId('folder-lost-and-found') });
    expect((await readFolder(client, 'folder-lost-and-found')).map(({ name }) => name)).toEqual(['Reel 9', 'Reel 10']);
  });

  it('leads from the root to the open folder', async () => {
    const { path, folders, files } = await open(testClient(), 'folder-photos-2025');
    expect(path.map(({ name }) => name)).toEqual(['Customers', 'Lindqvist Boat Hire', 'Boat cards', 'Photos 2025']);
    expect(path.at(-1)?.id).toBe('folder-photos-2025');
    expect(folders).toEqual([]);
    expect(files.map(({ name }) => name)).toEqual(['Alva under sail', 'Frida at the quay']);
  });

  it('counts what lies in a folder and sums what lies below it', async () => {
    const client = testClient();
    const folder = (await open(client, 'folder-boat-cards')).path.at(-1);
    const below = await readTree(client, 'folder-boat-cards');
    expect(folder?.contents).toBe('4');
    const files = below.filter(({ type }) => type !== 'folder');
    expect(Number(folder?.size)).toBe(files.reduce((sum, { size }) => sum + Number(size), 0));
    expect(files.every(({ contents }) => contents === null)).toBe(true);
    await addItem(client, { name: 'Receipt', type: 'PDF', size: '1000', folderId: fileItemId('folder-boat-cards') });
    const after = (await open(client, 'folder-customers')).path.at(0);
    expect((await open(client, 'folder-boat-cards')).path.at(-1)?.contents).toBe('5');
    expect(Number(after?.size)).toBeGreaterThan(Number(folder?.size));
  });

  it('answers 404 for a folder that is missing, and for a file', async () => {
    const client = testClient();
    for (const id of ['folder-nowhere', 'file-01']) {
      const query = { folderId: fileItemId(id) };
      await expect(client.call(listFileItems, { query })).resolves.toEqual(notFound('folder', id));
    }
  });

  it('is an empty root when there is nothing', async () => {
    expect(await open(testClient({ scenario: 'empty' }))).toEqual({ folders: [], files: [], path: [] });
  });
});

describe('file-manager.item.create', () => {
  it('makes a folder at the root, by the person and at the moment of the call', async () => {
    const client = testClient();
    const { status, body } = await addItem(client, { name: '  Winter storage ', type: 'folder', size: '99' });
    expect(status).toBe(200);
    expect(body).toEqual({
      id: 'new-1',
      folderId: null,
      name: 'Winter storage',
      createdBy: 'Elif Aydın',
      createdAt: testNow.toISOString(),
      modifiedAt: testNow.toISOString(),
      size: '0',
      type: 'folder',
      contents: '0',
      description: null,
    });
    expect(await readFolder(client)).toContainEqual(body);
  });

  it('gives a folder no size of its own', async () => {
    const client = testClient();
    const folderId = fileItemId('folder-lost-and-found');
    await addItem(client, { name: 'Gloves', type: 'folder', size: '99', folderId });
    expect((await open(client, folderId)).path.at(-1)).toMatchObject({ size: '0', contents: '1' });
  });

  it.each(fileTypes.filter((type) => type !== 'folder'))('takes a file of the type %s into a folder', async (type) => {
    const client = testClient();
    const item = { name: 'Berth plan', type, folderId: fileItemId('folder-team'), size: '482133', description: 'New.' };
    const { body } = await addItem(client, item);
    expect(body).toMatchObject({ ...item, contents: null });
    expect(await readFolder(client, 'folder-team')).toContainEqual(body);
  });

  it('drops what follows from the call', async () => {
    const item = { id: 'mine', name: 'Berth plan', type: 'PDF', createdBy: 'Nobody', contents: '9' };
    await expect(
      testClient().send('POST', 'api/apps/file-manager/item', JSON.stringify({ item })),
    ).resolves.toMatchObject({ status: 200, body: { id: 'new-1', createdBy: 'Elif Aydın', contents: null } });
  });

  it('takes a name that is taken in another folder or by another type', async () => {
    const client = testClient();
    const folderId = fileItemId('folder-finance');
    for (const item of [
      { name: 'Customers', type: 'folder' as const, folderId },
      { name: 'Customers', type: 'PDF' as const },
    ]) {
      await expect(addItem(client, item)).resolves.toMatchObject({ status: 200 });
    }
  });

  it.each([
    ['an empty name', { name: '  ', type: 'PDF' }, 'item.name'],
    ['a path', { name: 'Team/Winter', type: 'PDF' }, 'item.name'],
    ['two dots', { name: '..', type: 'folder' }, 'item.name'],
    ['a name of 256 characters', { name: 'x'.repeat(256), type: 'PDF' }, 'item.name'],
    ['an unknown type', { name: 'Winter', type: 'ZIP' }, 'item.type'],
    ['a size in words', { name: 'Winter', type: 'PDF', size: '4 MB' }, 'item.size'],
    ['a name that is taken, whatever its case and accents', { name: ' CUSTÓMERS', type: 'folder' }, 'item.name'],
  ])('refuses %s', async (_, item, field) => {
    const client = testClient();
    const before = await readTree(client);
    await expect(client.send('POST', 'api/apps/file-manager/item', JSON.stringify({ item }))).resolves.toMatchObject(
      refused(field),
    );
    expect(await readTree(client)).toEqual(before);
  });

  it('answers 404 for a folder that is missing, and for a file', async () => {
    for (const id of ['folder-nowhere', 'file-01']) {
      const item = { name: 'Winter', type: 'PDF' as const, folderId: fileItemId(id) };
      await expect(addItem(testClient(), item)).resolves.toEqual(notFound('folder', id));
    }
  });
});

describe('file-manager.item.update', () => {
  it('renames and describes, and says when', async () => {
    const client = testClient();
    const before = (await readFolder(client, 'folder-team')).find(({ name }) => name === 'Holiday plan');
    const { body } = await changeItem(client, before?.id ?? '', { name: ' Holidays ', description: 'All of us.' });
    expect(body).toEqual({ ...before, name: 'Holidays', description: 'All of us.', modifiedAt: testNow.toISOString() });
    expect(await readFolder(client, 'folder-team')).toContainEqual(body);
  });

  it('moves a folder with everything below it, also to the root', async () => {
    const client = testClient();
    const below = await readTree(client, 'folder-boat-cards');
    await changeItem(client, 'folder-boat-cards', { folderId: fileItemId('folder-press') });
    expect(await readTree(client, 'folder-boat-cards')).toEqual(below);
    expect((await open(client, 'folder-photos-2025')).path.map(({ name }) => name)).toEqual([
      'Press and pictures',
      'Boat cards',
      'Photos 2025',
    ]);
    const { body } = await changeItem(client, 'folder-boat-cards', { folderId: null });
    expect(body).toMatchObject({ folderId: null, contents: '4' });
    expect((await open(client, 'folder-boat-cards')).path).toEqual([body]);
  });

  it('never changes id, type, size, author or creation', async () => {
    const client = testClient();
    const [before] = (await readFolder(client, 'folder-boat-show')).slice(-1);
    const item = {
      ...before,
      id: 'mine',
      type: 'PDF',
      size: '1',
      createdBy: 'Nobody',
      createdAt: '2020-01-01T00:00:00Z',
    };
    const answer = await client.send('PATCH', 'api/apps/file-manager/item', JSON.stringify({ id: before?.id, item }));
    expect(answer).toEqual({ status: 200, body: { ...before, modifiedAt: testNow.toISOString() } });
  });

  it('takes its own name in other letters', async () => {
    await expect(changeItem(testClient(), 'folder-team', { name: 'TEAM' })).resolves.toMatchObject({
      status: 200,
      body: { name: 'TEAM' },
    });
  });

  it.each([
    ['an empty name', 'folder-team', { name: ' ' }, 'item.name'],
    ['a name that is taken', 'folder-team', { name: 'finance' }, 'item.name'],
    ['a folder into itself', 'folder-lindqvist', { folderId: 'folder-lindqvist' }, 'item.folderId'],
    ['a folder below itself', 'folder-lindqvist', { folderId: 'folder-photos-2025' }, 'item.folderId'],
  ])('refuses %s and changes nothing', async (_, id, item, field) => {
    const client = testClient();
    const before = await readTree(client);
    await expect(
      client.send('PATCH', 'api/apps/file-manager/item', JSON.stringify({ id, item })),
    ).resolves.toMatchObject(refused(field));
    expect(await readTree(client)).toEqual(before);
  });

  it('refuses a move to where the name is taken', async () => {
    const client = testClient();
    await addItem(client, { name: 'team', type: 'folder', folderId: fileItemId('folder-press') });
    await expect(changeItem(client, 'new-1', { folderId: null })).resolves.toMatchObject(refused('item.name'));
    await expect(changeItem(client, 'new-1', { folderId: null, name: 'Crew' })).resolves.toMatchObject({ status: 200 });
  });

  it('answers 404 for a missing item, a missing folder, and a file as folder', async () => {
    const client = testClient();
    await expect(changeItem(client, 'none', { name: 'Crew' })).resolves.toEqual(notFound('item', 'none'));
    for (const id of ['folder-nowhere', 'file-01']) {
      await expect(changeItem(client, 'folder-team', { folderId: fileItemId(id) })).resolves.toEqual(
        notFound('folder', id),
      );
    }
  });
});

describe('file-manager.item.delete', () => {
  const remove = ({ call }: MockClient, id: string) => call(deleteFileItem, { query: { id: fileItemId(id) } });

  it('removes a file and answers true', async () => {
    const client = testClient();
    const before = await readFolder(client, 'folder-team');
    const file = before.at(-1)?.id ?? '';
    await expect(remove(client, file)).resolves.toEqual({ status: 200, body: true });
    expect(await readFolder(client, 'folder-team')).toEqual(before.slice(0, -1));
  });

  it('removes a folder with everything below it, and nothing else', async () => {
    const client = testClient();
    const before = await readTree(client);
    const gone = new Set(['folder-lindqvist', ...(await readTree(client, 'folder-lindqvist')).map(({ id }) => id)]);
    expect(gone.size).toBeGreaterThan(8);
    await remove(client, 'folder-lindqvist');
    expect((await readTree(client)).map(({ id }) => id)).toEqual(
      before.map(({ id }) => id).filter((id) => !gone.has(id)),
    );
    await expect(remove(client, 'folder-photos-2025')).resolves.toEqual(notFound('item', 'folder-photos-2025'));
  });

  it('answers 404 for a missing id and 400 without one', async () => {
    const client = testClient();
    await expect(remove(client, 'none')).resolves.toEqual(notFound('item', 'none'));
    await expect(client.send('DELETE', 'api/apps/file-manager/item')).resolves.toMatchObject(refused('id'));
  });
});
