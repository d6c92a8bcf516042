import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import en from '../translations/en.json';
import tr from '../translations/tr.json';
import { menuKeyOf } from './menuKey';

interface Item {
  id: string;
  title: string;
  children?: Item[];
}

const menu = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../../mocks/src/common/seeds/menu.json'), 'utf8'),
) as Item[];
const flat = (items: readonly Item[]): Item[] => items.flatMap((item) => [item, ...flat(item.children ?? [])]);
const named = flat(menu).filter(({ title }) => title !== '');

const wordAt = (messages: object, key: string): unknown =>
  key.split('.').reduce<unknown>((part, name) => Reflect.get(Object(part), name), messages);

describe.each(Object.entries({ en, tr }))('the menus in %s', (_language, messages) => {
  const exists = (key: string) => typeof wordAt(messages, key) === 'string';
  it('name every item', () => {
    expect(named.length).toBeGreaterThan(120);
    expect(named.filter(({ id }) => menuKeyOf(id, exists) === undefined).map(({ id }) => id)).toEqual([]);
  });
});

it('calls an item by its own name, a branch by its title, a variant as everywhere', () => {
  const known = new Set([
    'shell.navigation.apps.chat',
    'shell.navigation.apps.title',
    'shell.navigation.variants.classic',
  ]);
  const keyOf = (id: string) => menuKeyOf(id, (key) => known.has(key));
  expect(['apps.chat', 'apps', 'auth.sign-in.classic', 'apps.unknown'].map(keyOf)).toEqual([
    'shell.navigation.apps.chat',
    'shell.navigation.apps.title',
    'shell.navigation.variants.classic',
    undefined,
  ]);
});
