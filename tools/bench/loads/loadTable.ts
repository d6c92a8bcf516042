import type { Spread } from '../report/statistics.ts';
import { kilobytes, megabytes, ratio, textTable, whole } from '../report/textTable.ts';
import type { Load } from './measureLoad.ts';

export type LoadFigures = Readonly<Record<keyof Load, Spread>> & { readonly name: string };

/** Pages as columns: there are more figures than pages. */
export function loadTable(pages: readonly LoadFigures[], floor: LoadFigures | undefined): string {
  const time = (key: keyof Load) => (page: LoadFigures) => {
    const beside = page === floor ? '' : ` (${ratio(page[key].median / (floor?.[key].median ?? Number.NaN))})`;
    return `${whole(page[key].median)}${beside}`;
  };
  const size = (key: keyof Load) => (page: LoadFigures) => kilobytes(page[key].median);
  const count = (key: keyof Load) => (page: LoadFigures) => whole(page[key].median);
  const lines: readonly (readonly [string, (page: LoadFigures) => string])[] = [
    ['first contentful paint, ms', time('firstContentfulPaint')],
    ['largest contentful paint, ms', time('largestContentfulPaint')],
    ['ready (content painted), ms', time('ready')],
    ['total blocking time, ms', count('blocking')],
    ['script time, ms', time('script')],
    ['main thread busy, ms', time('busy')],
    ['layout shift', (page) => page.layoutShift.median.toFixed(3)],
    ['script to ready, kB', size('scriptBytesToReady')],
    ['all bytes to ready, kB', size('bytesToReady')],
    ['requests to ready', count('requestsToReady')],
    ['script in all, kB', size('scriptBytes')],
    ['all bytes in all, kB', size('bytes')],
    ['requests in all', count('requests')],
    ['heap, MB', (page) => megabytes(page.heap.median)],
  ];
  return textTable(
    ['', ...pages.map(({ name }) => name)],
    lines.map(([name, show]) => [name, ...pages.map(show)]),
  );
}
