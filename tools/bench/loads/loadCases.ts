import seeds from '../../../mocks/src/tasks/seeds/tasks.json' with { type: 'json' };
import type { Sites } from '../serve/sites.ts';

export interface LoadCase {
  readonly name: string;
  readonly on: keyof Pick<Sites, 'floor' | 'site'>;
  readonly path: string;
  /** Matches when the page shows what it is for, not a frame of it. */
  readonly ready: string;
  /** What the browser keeps of the visitor before the page opens, by key. Default: nothing. */
  readonly storage?: Readonly<Record<string, string>>;
}

const openTask = seeds.find(({ type }) => type !== 'section')?.id ?? '';

export const floorCase: LoadCase = { name: 'floor /', on: 'floor', path: '/', ready: 'h1' };
export const listCase: LoadCase = { name: '/apps/tasks', on: 'site', path: '/apps/tasks', ready: '[role=row]' };
export const notFoundCase: LoadCase = {
  name: '/no-such-page',
  on: 'site',
  path: '/no-such-page',
  ready: 'main code',
};

export const taskCase: LoadCase = {
  name: '/apps/tasks/:id',
  on: 'site',
  path: `/apps/tasks/${openTask}`,
  // It can be read before the code of its fields is there.
  ready: ':is([data-part=preview] [data-part=title], [data-edge] textarea)',
};

/** The visitor whose project the demo data hold. */
export const demoVisit = {
  sessionId: 'session-01',
  project: '{"id":"project-01","name":"Harbour CRM","currency":"USD"}',
};

/** When the next crew is free depends on the day, which only the hydrated page knows. */
export const homeCase: LoadCase = { name: '/home', on: 'site', path: '/home', ready: 'main [data-known]' };

export const marketplaceCase: LoadCase = {
  name: '/marketplace',
  on: 'site',
  path: '/marketplace',
  ready: 'article [data-part=card-link]',
  storage: demoVisit,
};

/** The year of its last line comes in the very step that lets the form work. */
export const signInCase: LoadCase = {
  name: '/sign-in',
  on: 'site',
  path: '/pages/authentication/sign-in/split-screen',
  ready: '[data-part=note] bdi',
};

/** Before it is hydrated it can be filled in and sent, once the script in the head has run, which alone writes `data-visitor`. */
export const signInFormCase: LoadCase = {
  name: '/sign-in, form',
  on: 'site',
  path: signInCase.path,
  ready: 'html[data-visitor] form[data-hydrating] [type=submit]',
};

export const loadCases: readonly LoadCase[] = [
  floorCase,
  notFoundCase,
  listCase,
  taskCase,
  homeCase,
  marketplaceCase,
  signInFormCase,
  signInCase,
];
