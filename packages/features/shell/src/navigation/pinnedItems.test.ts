import { expect, it } from 'vitest';
import { pinnedItems, withoutPinned } from './pinnedItems';

const link = (id: string) => ({ id, label: id, type: 'basic' as const, href: `/${id}` });
const helpCenter = {
  id: 'apps.help-center',
  label: 'Help center',
  type: 'collapsable' as const,
  children: [link('apps.help-center.home'), link('apps.help-center.faqs')],
};
const group = (id: string, children: ReturnType<typeof link>[]) => ({
  id,
  label: id,
  type: 'group' as const,
  children,
});
const menu = [
  group('product', [link('product.settings')]),
  { ...group('apps', [link('apps.notes')]), children: [link('apps.notes'), helpCenter] },
];

it('keeps the help center and the settings at the end, in this order, each as one link', () => {
  expect(pinnedItems(menu).map(({ id, type, href }) => [id, type, href])).toEqual([
    ['apps.help-center', 'basic', '/apps.help-center.home'],
    ['product.settings', 'basic', '/product.settings'],
  ]);
  expect(pinnedItems(menu).some((item) => 'children' in item)).toBe(false);
});

it('shows them nowhere else, and no group that held nothing but them', () => {
  expect(withoutPinned(menu)).toEqual([group('apps', [link('apps.notes')])]);
});

it('pins nothing where the site has neither', () => {
  expect(pinnedItems([group('apps', [link('apps.notes')])])).toEqual([]);
});
