import type { BacklogItem } from '@quarterdeck/contract/entities/backlogItem';
import type { Currency } from '@quarterdeck/contract/entities/currency';
import type { Project } from '@quarterdeck/contract/entities/project';
import type { Receipt } from '@quarterdeck/contract/entities/receipt';
import { renumber } from '@quarterdeck/contract/rules/order';
import type { Tables } from '../core/table';
import { notFound } from '../core/failure';
import { groupBy } from '../core/groupBy';
import { memo, memoWith } from '../core/memo';
import { answerInvitations } from './invitations';
import { localizeItem } from './itemTexts';
import { copiesFor, storeCopies } from './largeBacklog';
import type { Marketplace } from './openMarketplace';
import { receiptTable } from './paymentTables';
import type { BacklogRecord, ProjectRecord } from './projectRecords';
import { backlogTable, deletedBacklogTable, projectTable, sessionTable } from './projectTables';

/** The tables a project is made of. Once they are open, nothing else runs between reading and writing. */
export type ProjectStore = Awaited<ReturnType<typeof openProjects>>;

export async function openProjects(db: Tables) {
  const [projects, backlog, storedBacklog, deletedBacklog, receipts] = await Promise.all([
    db.open(projectTable),
    db.open(backlogTable),
    db.stored?.open(backlogTable),
    db.open(deletedBacklogTable),
    db.open(receiptTable),
  ]);
  return { projects, backlog, storedBacklog, deletedBacklog, receipts };
}

/** @throws Failure 404 when there is no visit with this id. */
export async function requireSession(db: Tables, id: string): Promise<void> {
  if ((await db.open(sessionTable)).get(id) === undefined) throw notFound(`No session with id ${id}`);
}

/** @throws Failure 404 when there is no project with this id. */
export function requireProject({ projects }: ProjectStore, id: string): ProjectRecord {
  const project = projects.get(id);
  if (project === undefined) throw notFound(`No project with id ${id}`);
  return project;
}

const byProject = memo((backlog: readonly BacklogRecord[]) =>
  groupBy<BacklogRecord, string>(backlog, ({ projectId }) => projectId),
);

/** The place in the table is the order; the number in the record may be outdated. */
const numbered = memo((items: readonly BacklogRecord[]): readonly BacklogRecord[] => renumber(items));

const noItems: readonly BacklogRecord[] = [];

const storedItemsOf = ({ backlog }: ProjectStore, projectId: string): readonly BacklogRecord[] =>
  byProject(backlog.list()).get(projectId) ?? noItems;

/** The backlog of one project in its order, numbered from 0 without gaps; every item is in the table. */
export function itemsOf(store: ProjectStore, projectId: string): readonly BacklogRecord[] {
  storeCopies(store, projectId);
  return numbered(storedItemsOf(store, projectId));
}

/** Keys that items of a project have, or had before they were deleted: a restored item has its key again. */
export const keysOf = (
  { deletedBacklog }: ProjectStore,
  projectId: string,
  items: readonly BacklogRecord[],
): string[] => [
  ...items.map(({ key }) => key),
  ...deletedBacklog.list().flatMap(({ record }) => (record.projectId === projectId ? record.key : [])),
];

/** Ids of the requirements that receipts of the project name. */
export function paidIdsOf({ receipts }: ProjectStore, projectId: string): Set<string> {
  const own = receipts.list().filter((receipt) => receipt.projectId === projectId);
  return new Set(own.flatMap(({ lines }) => lines.map(({ requirementId }) => requirementId)));
}

/** The project as calls answer it: what its backlog took over from the marketplace is in the marketplace's language. */
export function answerProject(store: ProjectStore, record: ProjectRecord, marketplace: Marketplace): Project {
  // The first read of the copies may add items to the table, so they come first.
  const copies = copiesFor(store, record.id);
  const items = numbered(storedItemsOf(store, record.id));
  const project = withItems(record, items, copies, store.receipts.list());
  if (marketplace.language === 'en') return project;
  return { ...project, requirements: project.requirements.map((item) => localizeItem(item, marketplace)) };
}

const withItems = memoWith(
  (
    record: ProjectRecord,
    items: readonly BacklogRecord[],
    copies: readonly BacklogItem[],
    receipts: readonly Receipt[],
  ) => {
    const own = receipts.filter(({ projectId }) => projectId === record.id);
    const currencies = new Map<string | null, Currency>(
      own.flatMap(({ lines, currency }) => lines.map(({ requirementId }) => [requirementId, currency])),
    );
    const answered = items.map((item) =>
      answerItem(item, item.payment === 'paid' ? currencies.get(item.requirementId) : undefined),
    );
    return { ...record, invitations: answerInvitations(record), requirements: [...answered, ...copies] };
  },
);

const answerItem = memoWith((item: BacklogRecord, currency: Currency | undefined) => {
  const { projectId: _, ...fields } = item;
  return currency === undefined ? fields : { ...fields, currency };
});

/**
 * Saves the items of a backlog, all of them, in the order given.
 * @param written those that are new or changed; all others are as `itemsOf` gave them, and need no check.
 */
export function saveItems(
  store: ProjectStore,
  projectId: string,
  items: readonly BacklogRecord[],
  written: ReadonlySet<BacklogRecord>,
): void {
  const { backlog } = store;
  const saved = items.map((item) => (written.has(item) ? backlog.insert(item) : item));
  const stored = storedItemsOf(store, projectId);
  if (saved.length === stored.length && saved.every(({ id }, index) => id === stored[index]?.id)) return;
  const others = backlog.list().filter((item) => item.projectId !== projectId);
  backlog.rearrange([...others, ...renumber(saved)]);
}
