import { defineFeature, paths } from '@quarterdeck/contract';
import { describe, expect, it } from 'vitest';
import { findStart, isKnownAddress, routeAt, routesOf } from './siteRoutes';

const load = () => Promise.resolve({ default: () => null });
const list = defineFeature({
  id: 'list',
  routes: [{ id: 'list.all', path: '/list', screen: 'list', titleKey: 'list.title', load }],
  navigation: [{ id: 'apps.list', icon: 'folder', to: '/list', titleKey: 'list.title' }],
});
const product = defineFeature({
  id: 'product',
  routes: [],
  start: () => Promise.resolve('/home'),
});

describe('findStart', () => {
  it('asks the feature that decides, wherever it stands', async () => {
    await expect(findStart([list, product])).resolves.toBe('/home');
  });
  it('takes the first page of the menus where none does', async () => {
    await expect(findStart([list])).resolves.toBe('/list');
  });
  it('stays where no feature offers a page', async () => {
    await expect(findStart([])).resolves.toBe(paths.start.href());
    expect(routeAt(routesOf([]), '/').id).toBe('site.notFound');
  });
});

describe('routes', () => {
  const routes = routesOf([list]);
  it('know the start address without a feature', () => {
    expect(routeAt(routes, '/').screen).toBe('start');
    expect(isKnownAddress(routes, '/?layout=centered#top')).toBe(true);
    expect(isKnownAddress(routes, '/nothing')).toBe(false);
  });
});
