import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '@quarterdeck/contract';
import { isWrite } from '@quarterdeck/data/writes/defineWrite';
import { shellWrites } from '@quarterdeck/feature-shell';
import { navigationIconNames } from '@quarterdeck/ui/NavigationIcon';
import { describe, expect, it } from 'vitest';
import { isKnownAddress, lostRoute, routesOf } from './app/siteRoutes';
import { allMessages, sharedMessages } from '../build/messages';
import { features } from './features';

const repository = join(import.meta.dirname, '../../..');
const routes = routesOf(features);
const duplicates = (list: readonly string[]) => list.filter((item, index) => list.indexOf(item) !== index);

function keysOf(messages: object, path = ''): string[] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? keysOf(value, `${path}${key}.`) : [`${path}${key}`],
  );
}
const readWords = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as object;
const writes = (
  await Promise.all(
    [shellWrites, ...features].map(async ({ id, loadWrites }) =>
      ((await loadWrites?.()) ?? []).map((write) => ({ owner: id, id: write.id, isWrite: isWrite(write) })),
    ),
  )
).flat();
const english = keysOf(allMessages('en'));
const turkish = keysOf(allMessages('tr'));

describe('what the features offer', () => {
  it('has unique ids, addresses and keys', () => {
    expect(duplicates(features.map(({ id }) => id))).toEqual([]);
    expect(duplicates(routes.map(({ id }) => id))).toEqual([]);
    expect(duplicates(routes.map(({ path }) => path.replace(/:\w+/g, ':')))).toEqual([]);
    expect(duplicates(features.flatMap(({ navigation = [] }) => navigation.map(({ id }) => id)))).toEqual([]);
    expect(duplicates(features.flatMap(({ widgets = [] }) => widgets.map(({ id }) => id)))).toEqual([]);
    const commands = features.flatMap(({ commands: own = [] }) => own);
    expect(duplicates(commands.map(({ id }) => id))).toEqual([]);
    expect(duplicates(commands.flatMap(({ keys }) => keys ?? []))).toEqual([]);
  });
  it('has writes that are found by their ids after a reload', () => {
    expect(writes.filter(({ isWrite: isOne }) => !isOne)).toEqual([]);
    expect(duplicates(writes.map(({ id }) => id))).toEqual([]);
    expect(writes.filter(({ id, owner }) => !id.startsWith(`${owner}.`))).toEqual([]);
  });
  it('leads only to pages that are there, with icons that the kit has', () => {
    for (const { to, icon } of features.flatMap(({ navigation = [] }) => navigation)) {
      expect({ to, isKnown: isKnownAddress(routes, to) }).toEqual({ to, isKnown: true });
      expect(navigationIconNames).toContain(icon);
    }
  });
});

describe('messages', () => {
  it('are there in every language, under the same keys', () => {
    const plural = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');
    expect([...new Set(turkish.map(plural))].toSorted()).toEqual([...new Set(english.map(plural))].toSorted());
  });
  it('hold the same values in every language', () => {
    const valuesOf = (language: string) => {
      const texts: Record<string, string[]> = {};
      const visit = (messages: object, path: string) => {
        for (const [key, value] of Object.entries(messages)) {
          if (typeof value === 'string')
            texts[path + key] = [...value.matchAll(/{{(\w+)}}/g)].map(([, name = '']) => name).toSorted();
          else visit(value as object, `${path}${key}.`);
        }
      };
      visit(allMessages(language), '');
      return texts;
    };
    expect(valuesOf('tr')).toEqual(valuesOf('en'));
  });
  it('of a feature are fetched by its id, which is the name of its folder', () => {
    const folders = globSync('packages/features/*/src/words.ts', { cwd: repository }).map((file) => file.split('/')[2]);
    expect(new Set(features.map(({ id }) => id))).toEqual(new Set(folders));
    expect(features.filter(({ words }) => words === undefined)).toEqual([]);
  });
  it('of every page hold the titles of all features, and nothing else of them', () => {
    const shared = new Set(keysOf(sharedMessages('en')));
    const titles = features.flatMap(({ routes: own, navigation = [], commands = [], keys = {} }) =>
      [...own, ...navigation, ...commands, ...Object.values(keys).flat()].map(({ titleKey }) => titleKey),
    );
    expect(titles.filter((key) => !shared.has(key))).toEqual([]);
    expect(english.length - shared.size).toBeGreaterThan(500);
  });
  it('exist for every key that the code asks for, in its own package or in the words of every page', () => {
    const files = globSync(['packages/{data,features/*}/src/**/*.{ts,tsx}', 'apps/site/src/**/*.{ts,tsx}'], {
      cwd: repository,
    });
    const firstLevels = new Set(english.map((key) => key.split('.')[0]));
    const asked = files
      .filter((file) => !file.includes('.test.') && !file.includes('.stories.'))
      .flatMap((file) => {
        const source = readFileSync(join(repository, file), 'utf8');
        return [...source.matchAll(/'((\w+)\.[\w.-]+)'/g)]
          .filter(([, , level = '']) => firstLevels.has(level))
          .map(([, key = '']) => ({ file, key }));
      });
    const withoutPlural = (key: string) => [key, key.replace(/_(one|other)$/, '')];
    const shared = keysOf(sharedMessages('en'));
    const knownIn = (file: string): ReadonlySet<string> => {
      const [folder] = /^packages\/features\/[^/]+/.exec(file) ?? [];
      const own = folder === undefined ? [] : keysOf(readWords(join(repository, folder, 'src/translations/en.json')));
      return new Set([...shared, ...own].flatMap(withoutPlural));
    };
    const known = new Map(files.map((file) => [file, knownIn(file)]));
    // Ids of routes, calls and commands look like keys and are none.
    const ids = new Set([
      ...[...routes, lostRoute].map(({ id }) => id),
      ...features.flatMap(({ commands = [], widgets = [] }) => [...commands, ...widgets].map(({ id }) => id)),
      ...endpoints.map(({ id }) => id),
      ...writes.map(({ id }) => id),
    ]);
    // Writes of one kind wait for each other in a queue that is called as the ids of their calls begin.
    const isQueue = (key: string) => endpoints.some(({ id }) => id.startsWith(`${key}.`));
    expect(asked.length).toBeGreaterThan(50);
    expect(
      asked.filter(({ file, key }) => known.get(file)?.has(key) === false && !ids.has(key) && !isQueue(key)),
    ).toEqual([]);
  });
});
