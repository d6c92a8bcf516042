// @vitest-environment node
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { globSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { nameFiller, type FeatureNames } from './generator/featureNames.ts';
import { applyChanges, planFeature, revertChanges } from './generator/planFeature.ts';
import { insertBehind, insertSorted, sharedFiles } from './generator/sharedFiles.ts';

const repository = path.resolve(import.meta.dirname, '..');
const names: FeatureNames = {
  plural: 'harbour-fees',
  singular: 'harbour-fee',
  turkishPlural: 'liman ücretleri',
  turkishSingular: 'liman ücreti',
  icon: 'receipt',
};

/** Lines that somebody has to read before the app becomes their own; tests and stories not counted. */
const sourceLineLimit = 910;

let root = '';
const filesIn = (folder: string) => globSync('**/*.*', { cwd: folder }).toSorted();
const read = (file: string) => readFile(path.join(root, file), 'utf8');

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'generated-'));
  for (const file of ['.oxfmtrc.json', ...sharedFiles.map((shared) => shared.path)])
    await cp(path.join(repository, file), path.join(root, file));
});
afterEach(() => rm(root, { recursive: true }));

describe('a generated feature', () => {
  it('has no name of the templates left, in its files or their paths', async () => {
    for (const { path: file, after } of await planFeature(root, names)) {
      expect(file).not.toMatch(/sample/i);
      expect({ file, left: /sample.?items?|sample-icon|örnek/i.exec(after)?.[0] }).toEqual({ file, left: undefined });
    }
  });

  it('adds lines to the shared files and changes none that was there', async () => {
    const changes = await planFeature(root, names);
    const shared = changes.filter(({ before }) => before !== null);
    expect(shared.map((change) => change.path).toSorted()).toEqual(sharedFiles.map((one) => one.path).toSorted());
    for (const { path: file, before, after } of shared) {
      expect({ file, after }).toEqual({ file, after: expect.stringMatching(/harbour-?fee/i) as unknown });
      const rest = after.split('\n');
      const lost = (before ?? '').split('\n').filter((line) => !rest.includes(line));
      // The one list of the host that stands on a line.
      expect(lost.filter((line) => !line.startsWith('export const features'))).toEqual([]);
    }
  });

  it('is as short as an app can be that does all of this', async () => {
    const changes = await planFeature(root, names);
    const sources = changes.filter(
      ({ path: file, before }) => before === null && /^(?!.*(test|stories|walk)\.).*\.tsx?$/.test(file),
    );
    expect(sources.flatMap(({ after }) => after.split('\n')).length).toBeLessThan(sourceLineLimit);
  });

  it('can be taken away without a trace', async () => {
    const before = filesIn(root);
    const texts = await Promise.all(before.map(read));
    const changes = await planFeature(root, names);
    await applyChanges(root, changes);
    expect(filesIn(root).length).toBeGreaterThan(before.length + 25);
    await revertChanges(root, changes);
    expect(filesIn(root)).toEqual(before);
    expect(await Promise.all(before.map(read))).toEqual(texts);
    expect(globSync('packages/features/*', { cwd: root })).toEqual([]);
  });

  it('stands beside one that was generated before', async () => {
    await applyChanges(root, await planFeature(root, names));
    await applyChanges(root, await planFeature(root, { ...names, plural: 'invoices', singular: 'invoice' }));
    expect(await read('apps/site/src/features.ts')).toMatch(/harbourFees,\s+invoices,?\s+\]|harbourFees, invoices\]/);
    expect(await read('packages/contract/src/paths.ts')).toContain("invoice: withId<InvoiceId>('/apps/invoices')");
    expect(await read('packages/contract/src/writes/invoices.ts')).toContain('An invoice with its index');
  });

  it('is refused where a name is taken or not as it has to be', async () => {
    await applyChanges(root, await planFeature(root, names));
    await expect(planFeature(root, names)).rejects.toThrow('is there already');
    const wrong: [Partial<FeatureNames>, string][] = [
      [{ plural: 'HarbourFees' }, '“HarbourFees” is not lower-case words'],
      [{ singular: 'harbour fee' }, '“harbour fee” is not lower-case words'],
      [{ singular: 'harbour-fees' }, 'cannot both be called “harbour-fees”'],
      [{ turkishPlural: 'Liman' }, '“Liman” is not Turkish'],
    ];
    for (const [given, message] of wrong)
      await expect(planFeature(root, { ...names, ...given })).rejects.toThrow(message);
  });
});

describe('nameFiller', () => {
  it('writes a name as each place needs it', () => {
    const fill = nameFiller({ ...names, plural: 'open-invoices', singular: 'open-invoice' });
    expect(fill('sample-items sampleItemSchema useSampleItemWrites Add sample items, a sample item')).toBe(
      'open-invoices openInvoiceSchema useOpenInvoiceWrites Add open invoices, an open invoice',
    );
    expect(nameFiller({ ...names, turkishSingular: 'iskele' })('Örnek öğe ekle, örnek öğe yok')).toBe(
      'İskele ekle, iskele yok',
    );
  });
});

describe('the lines of shared files', () => {
  const letters = ['import a', 'import c', '', 'use a', 'use c', ''].join('\n');

  it('are inserted in order, or behind the last of their kind', () => {
    expect(insertSorted(letters, 'import b', /^import (\w)$/)).toBe(
      ['import a', 'import b', 'import c', '', 'use a', 'use c', ''].join('\n'),
    );
    expect(insertSorted(letters, 'import d', /^import (\w)$/).split('\n')[2]).toBe('import d');
    expect(insertBehind(letters, ['use b'], /^use /).split('\n')[5]).toBe('use b');
  });

  it('say when there is no place for them', () => {
    expect(() => insertSorted(letters, 'export b', /^export (\w)$/)).toThrow('no place');
    expect(() => insertBehind(letters, ['b'], /^export /)).toThrow('no place');
  });
});
