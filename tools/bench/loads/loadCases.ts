import seeds from '../../../mocks/src/tasks/seeds/tasks.json' with { type: 'json' };
import type { Sites } from '../serve/sites.ts';

export interface LoadCase {
  readonly name: string;
  readonly on: keyof Pick<Sites, 'floor' | 'site'>;
  readonly path: string;
  /** Matches when the page shows what it is for, not a frame of it. */
  readonly ready: string;
}

const openTask = seeds.find(({ type }) => type !== 'section')?.id ?? '';

export const floorCase: LoadCase = { name: 'floor /', on: 'floor', path: '/', ready: 'h1' };
export const listCase: LoadCase = { name: '/apps/tasks', on: 'site', path: '/apps/tasks', ready: '[role=row]' };
export const notFoundCase: LoadCase = {
  name: '/no-such-page',
  on: 'site',
  path: '/no-such-page',
  // The page is there before any script; its way back only with one.
  ready: '[data-part=actions] a[href="/"]',
};

export const taskCase: LoadCase = {
  name: '/apps/tasks/:id',
  on: 'site',
  path: `/apps/tasks/${openTask}`,
  ready: '[data-edge] textarea',
};

export const loadCases: readonly LoadCase[] = [floorCase, notFoundCase, listCase, taskCase];
