import type { NavigationItem } from '@quarterdeck/contract/entities/navigation';
import { expect, it } from 'vitest';
import { joinMenu, labelsOf } from './joinMenu';

const items: NavigationItem[] = [
  {
    id: 'apps',
    title: 'Apps',
    type: 'group',
    children: [
      { id: 'apps.tasks', title: 'Tasks', type: 'basic', badge: { title: '12' } },
      { id: 'apps.chat', title: 'Chat', type: 'basic' },
    ],
  },
  { id: 'docs', title: 'Docs', type: 'group', children: [{ id: 'docs.guides', title: 'Guides', type: 'basic' }] },
  { id: 'secret', title: 'Secret', type: 'basic', hidden: true },
];
const options = {
  offers: [{ id: 'apps.tasks', icon: 'circle-check', to: '/apps/tasks', titleKey: 'tasks.title' }],
  translate: (_id: string, title: string) => title,
};

it('takes address and icon from the feature and the badge from the answer', () => {
  const [apps] = joinMenu(items, { ...options, showsUnknown: false });
  expect(apps?.children).toEqual([
    expect.objectContaining({ href: '/apps/tasks', icon: 'circle-check', badge: '12', label: 'Tasks' }),
  ]);
});

it('leaves out what no feature knows, with the groups it leaves empty', () => {
  expect(joinMenu(items, { ...options, showsUnknown: false }).map(({ id }) => id)).toEqual(['apps']);
});

it('shows what no feature knows as disabled in development', () => {
  const menu = joinMenu(items, { ...options, showsUnknown: true });
  expect(menu.map(({ id }) => id)).toEqual(['apps', 'docs']);
  expect(menu[0]?.children?.[1]).toMatchObject({ id: 'apps.chat', isDisabled: true });
});

it('names the way to a page', () => {
  expect(labelsOf(joinMenu(items, { ...options, showsUnknown: false }), ['apps', 'apps.tasks'])).toEqual([
    'Apps',
    'Tasks',
  ]);
});

it('draws no line where nothing is to be set apart', () => {
  const line = (id: string): NavigationItem => ({ id, title: '', type: 'divider' });
  const shown = joinMenu([line('a'), ...items, line('b'), line('c')], { ...options, showsUnknown: false });
  expect(shown.map(({ id }) => id)).toEqual(['apps']);
});
