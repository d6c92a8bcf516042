import { expect, it } from 'vitest';
import { offeredMenu } from './offeredMenu';

const offer = (id: string) => ({ id, icon: 'circle', to: `/${id}`, titleKey: id });

it('groups what the features offer by the first part of their ids, in their order', () => {
  const menu = offeredMenu([offer('apps.tasks'), offer('dashboards.project'), offer('apps.chat')]);
  expect(menu.map(({ id, type, children }) => [id, type, children?.map((child) => child.id)])).toEqual([
    ['apps', 'group', ['apps.tasks', 'apps.chat']],
    ['dashboards', 'group', ['dashboards.project']],
  ]);
});

it('lets an offer of one part stand alone', () => {
  expect(offeredMenu([offer('home')])).toEqual([{ id: 'home', title: 'home', type: 'basic' }]);
});

it('is empty where nothing is offered', () => {
  expect(offeredMenu([])).toEqual([]);
});
