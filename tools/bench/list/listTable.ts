import type { Spread } from '../report/statistics.ts';
import { megabytes, ratio, tenths, textTable, whole } from '../report/textTable.ts';
import type { ListFigures } from './measureList.ts';

export interface ListComparison {
  readonly bare: Readonly<Record<keyof ListFigures, Spread>>;
  readonly site: Readonly<Record<keyof ListFigures, Spread>>;
}

const lines: Readonly<Record<keyof ListFigures, { readonly name: string; readonly show: (value: number) => string }>> =
  {
    mountFromAnswer: { name: 'answer to rows painted, ms', show: whole },
    mountFromMemory: { name: 'mount, records in memory, ms', show: whole },
    scrollGap95: { name: 'scroll: time between frames, p95, ms', show: tenths },
    scrollGapMax: { name: 'scroll: time between frames, longest, ms', show: tenths },
    scrollWork95: { name: 'scroll: work in a frame, p95, ms', show: tenths },
    typing: { name: 'typing: key to letter painted, ms', show: tenths },
    typingMax: { name: 'typing: slowest letter, ms', show: tenths },
    filtered: { name: 'last letter to matching rows, ms', show: whole },
    reorder: { name: 'Alt+Down to row in its new place, ms', show: whole },
    heap: { name: 'heap, MB', show: megabytes },
    elements: { name: 'elements in the page', show: whole },
  };

export function listTable({ bare, site }: ListComparison): string {
  return textTable(
    ['', 'bare table', 'site', 'ratio'],
    (Object.keys(lines) as (keyof ListFigures)[]).map((key) => {
      const { name, show } = lines[key];
      const both = ({ median, least }: Spread): string => `${show(median)} (${show(least)})`;
      return [name, both(bare[key]), both(site[key]), ratio(site[key].median / bare[key].median)];
    }),
  );
}
