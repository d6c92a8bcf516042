import type { Goal } from '../report/goals.ts';
import type { LoadFigures } from './loadTable.ts';
import type { Load } from './measureLoad.ts';

interface Measured {
  readonly floor: LoadFigures | undefined;
  readonly list: LoadFigures | undefined;
  readonly notFound: LoadFigures | undefined;
  readonly task: LoadFigures | undefined;
  readonly home: LoadFigures | undefined;
  readonly marketplace: LoadFigures | undefined;
  readonly signInForm: LoadFigures | undefined;
  readonly signIn: LoadFigures | undefined;
}

/** What first loads promise. Bytes are thousands of bytes as sent, brotli and headers included. */
export function loadGoals({ floor, list, notFound, task, home, marketplace, signInForm, signIn }: Measured): Goal[] {
  const of = (page: LoadFigures | undefined, key: keyof Load): number => page?.[key].median ?? Number.NaN;
  const beside = (page: LoadFigures | undefined, key: keyof Load): number => of(page, key) / of(floor, key);
  return [
    {
      name: 'script until the not-found page is hydrated',
      limit: 150,
      measured: of(notFound, 'scriptBytesToReady') / 1000,
      unit: 'kB',
    },
    {
      name: 'script until the task list is painted, mock included',
      limit: 230,
      measured: of(list, 'scriptBytesToReady') / 1000,
      unit: 'kB',
    },
    {
      name: 'script until an open task is painted, mock included',
      limit: 230,
      measured: of(task, 'scriptBytesToReady') / 1000,
      unit: 'kB',
    },
    {
      name: 'first paint of the list, to the floor',
      limit: 0.7,
      measured: beside(list, 'firstContentfulPaint'),
      unit: 'x',
    },
    {
      name: 'first paint of the not-found page, to the floor',
      limit: 0.7,
      measured: beside(notFound, 'firstContentfulPaint'),
      unit: 'x',
    },
    {
      name: 'largest paint of the list, to the floor',
      limit: 1.5,
      measured: beside(list, 'largestContentfulPaint'),
      unit: 'x',
    },
    { name: 'list ready, to the ready floor', limit: 1.5, measured: beside(list, 'ready'), unit: 'x' },
    { name: 'blocking time of the list', limit: 300, measured: of(list, 'blocking'), unit: 'ms' },
    { name: 'blocking time of the not-found page', limit: 300, measured: of(notFound, 'blocking'), unit: 'ms' },
    { name: 'layout shift of the list', limit: 0, measured: of(list, 'layoutShift'), unit: '' },
    { name: 'layout shift of an open task', limit: 0, measured: of(task, 'layoutShift'), unit: '' },
    { name: 'layout shift of the not-found page', limit: 0, measured: of(notFound, 'layoutShift'), unit: '' },
    {
      name: 'largest paint of the home page, to the floor',
      limit: 0.6,
      measured: beside(home, 'largestContentfulPaint'),
      unit: 'x',
    },
    {
      name: 'script until the home page is hydrated',
      limit: 150,
      measured: of(home, 'scriptBytesToReady') / 1000,
      unit: 'kB',
    },
    {
      name: 'first paint of the home page, to the floor',
      limit: 0.7,
      measured: beside(home, 'firstContentfulPaint'),
      unit: 'x',
    },
    { name: 'blocking time of the home page', limit: 300, measured: of(home, 'blocking'), unit: 'ms' },
    { name: 'layout shift of the home page', limit: 0, measured: of(home, 'layoutShift'), unit: '' },
    {
      name: 'largest paint of the marketplace, to the floor',
      limit: 1.4,
      measured: beside(marketplace, 'largestContentfulPaint'),
      unit: 'x',
    },
    {
      name: 'script until the marketplace is painted, mock included',
      limit: 230,
      measured: of(marketplace, 'scriptBytesToReady') / 1000,
      unit: 'kB',
    },
    { name: 'layout shift of the marketplace', limit: 0, measured: of(marketplace, 'layoutShift'), unit: '' },
    {
      name: 'script until the page for signing in is hydrated',
      limit: 150,
      measured: of(signIn, 'scriptBytesToReady') / 1000,
      unit: 'kB',
    },
    {
      name: 'first paint of signing in, to the floor',
      limit: 0.7,
      measured: beside(signIn, 'firstContentfulPaint'),
      unit: 'x',
    },
    {
      name: 'form for signing in can be filled in and sent, to the ready floor',
      limit: 1.5,
      measured: beside(signInForm, 'ready'),
      unit: 'x',
    },
    {
      name: 'page for signing in hydrated, to the ready floor',
      limit: 1.5,
      measured: beside(signIn, 'ready'),
      unit: 'x',
    },
    { name: 'blocking time of signing in', limit: 300, measured: of(signIn, 'blocking'), unit: 'ms' },
    { name: 'layout shift of signing in', limit: 0, measured: of(signIn, 'layoutShift'), unit: '' },
  ];
}
