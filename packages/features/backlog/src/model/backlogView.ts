import type { BacklogItem } from '@quarterdeck/contract/entities/backlogItem';
import { planItems } from '@quarterdeck/contract/rules/capacity';
import { findFolded } from '@quarterdeck/ui/fold';
import { searchOf } from '@quarterdeck/ui/typedSearch';
import { inPlanOrder } from './layBars';

export const backlogViewModes = ['list', 'board', 'roadmap'] as const;
export type BacklogViewMode = (typeof backlogViewModes)[number];

/** Ready-made filters: everything, what ends within the twelve weeks, what nobody has estimated, what is done. */
export const savedViews = ['all', 'voyage', 'unestimated', 'done'] as const;
export type SavedView = (typeof savedViews)[number];

/** What is shown of the backlog and how; every part of it stands in the address. */
export interface BacklogView {
  viewMode: BacklogViewMode;
  saved: SavedView;
  /** One of them is enough. */
  labels: readonly string[];
  search: string;
}

export const wholeBacklog: BacklogView = { viewMode: 'list', saved: 'all', labels: [], search: '' };

const mostLabels = 20;

/** Reads an address; what it does not say, or says in a way that means nothing, is the default. */
export function readView(parameters: URLSearchParams): BacklogView {
  return {
    viewMode: backlogViewModes.find((viewMode) => viewMode === parameters.get('view')) ?? 'list',
    saved: savedViews.find((saved) => saved === parameters.get('show')) ?? 'all',
    labels: [...new Set(parameters.getAll('label'))].slice(0, mostLabels),
    search: searchOf(parameters),
  };
}

/** Writes a view as an address; defaults are left out, so that the plain address is the whole backlog as a list. */
export function writeView({ viewMode, saved, labels, search }: BacklogView): URLSearchParams {
  const parameters = new URLSearchParams();
  if (viewMode !== 'list') parameters.set('view', viewMode);
  if (saved !== 'all') parameters.set('show', saved);
  for (const label of labels) parameters.append('label', label);
  if (search !== '') parameters.set('q', search);
  return parameters;
}

/** Names of the parameters that a view writes; what else an address carries is not its business. */
export const viewParameters: ReadonlySet<string> = new Set(['view', 'show', 'label', 'q']);

/** Whether anything is left out. */
export const isFiltered = ({ saved, labels, search }: BacklogView): boolean =>
  saved !== 'all' || labels.length > 0 || search.trim() !== '';

/** What undoes the filters and keeps the view mode. */
export const withoutFilters: Partial<BacklogView> = { saved: 'all', labels: [], search: '' };

/** How many items each saved view has, whatever else is filtered. */
export function countSaved(items: readonly BacklogItem[]): Record<SavedView, number> {
  const { beyond, unestimated } = planItems(inPlanOrder(items));
  return {
    all: items.length,
    voyage: items.length - beyond.length - unestimated.length,
    unestimated: unestimated.length,
    done: items.filter(({ status }) => status === 'done').length,
  };
}

function inSavedView(items: readonly BacklogItem[], saved: SavedView): readonly BacklogItem[] {
  if (saved === 'all') return items;
  if (saved === 'done') return items.filter(({ status }) => status === 'done');
  if (saved === 'unestimated') return items.filter(({ estimateDays }) => estimateDays === null);
  const out = new Set(planItems(inPlanOrder(items)).beyond);
  return items.filter((item) => item.estimateDays !== null && !out.has(item));
}

/** The items that a view shows, in the order given. */
export function findItems(
  items: readonly BacklogItem[],
  { saved, labels, search }: BacklogView,
): readonly BacklogItem[] {
  const query = search.trim();
  const wanted = new Set(labels);
  const shown = inSavedView(items, saved);
  if (wanted.size === 0 && query === '') return shown;
  return shown.filter(
    (item) =>
      (wanted.size === 0 || item.labels.some((label) => wanted.has(label))) &&
      (query === '' || [item.title, item.key].some((text) => findFolded(text, query) !== undefined)),
  );
}

/** Labels that the items carry, the most used first; those of one number by their name. */
export function labelsOf(items: readonly BacklogItem[], locale: string): { label: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { labels } of items) for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
  const { compare } = new Intl.Collator(locale);
  return Array.from(counts, ([label, count]) => ({ label, count })).toSorted(
    (a, b) => b.count - a.count || compare(a.label, b.label),
  );
}
