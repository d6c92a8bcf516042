import type { Project } from '@quarterdeck/contract/entities/project';
import { renumber } from '@quarterdeck/contract/rules/order';
import type { Database } from '../core/database';
import { notFound } from '../core/failure';
import { groupBy } from '../core/groupBy';
import { remember, rememberWith } from '../core/remember';
import { receiptTable } from './paymentTables';
import {
  backlogTable,
  inOrder,
  projectTable,
  sessionTable,
  type BacklogRecord,
  type ProjectRecord,
} from './projectTables';

/** The tables a project is made of. Once they are open, reading and writing happen without a pause in between. */
export type ProjectStore = Awaited<ReturnType<typeof openProjects>>;

export async function openProjects(db: Database) {
  const [projects, backlog, receipts] = await Promise.all([
    db.open(projectTable),
    db.open(backlogTable),
    db.open(receiptTable),
  ]);
  return { projects, backlog, receipts };
}

/** @throws Failure 404 when there is no visit with this id. */
export async function requireSession(db: Database, id: string): Promise<void> {
  if ((await db.open(sessionTable)).get(id) === undefined) throw notFound(`No session with id ${id}`);
}

/** @throws Failure 404 when there is no project with this id. */
export function requireProject({ projects }: ProjectStore, id: string): ProjectRecord {
  const project = projects.get(id);
  if (project === undefined) throw notFound(`No project with id ${id}`);
  return project;
}

const byProject = remember((backlog: readonly BacklogRecord[]) =>
  groupBy<BacklogRecord, string>(inOrder(backlog), ({ projectId }) => projectId),
);

/** The backlog of one project, sorted by `order`. */
export function itemsOf({ backlog }: ProjectStore, projectId: string): readonly BacklogRecord[] {
  return byProject(backlog.list()).get(projectId) ?? [];
}

/** Ids of the requirements that receipts of the project name. */
export function paidIdsOf({ receipts }: ProjectStore, projectId: string): Set<string> {
  const own = receipts.list().filter((receipt) => receipt.projectId === projectId);
  return new Set(own.flatMap(({ lines }) => lines.map(({ requirementId }) => requirementId)));
}

/** The project as calls answer it. */
export function answerProject(store: ProjectStore, record: ProjectRecord): Project {
  return withItems(record, itemsOf(store, record.id));
}

const withItems = rememberWith((record: ProjectRecord, items: readonly BacklogRecord[]) => ({
  ...record,
  requirements: items.map(withoutProject),
}));

const withoutProject = remember((item: BacklogRecord) => {
  const { projectId: _, ...fields } = item;
  return fields;
});

/** Saves the items of a backlog, all of them, numbered in the order given. */
export function saveItems({ backlog }: ProjectStore, projectId: string, items: readonly BacklogRecord[]): void {
  const saved = items.map((item) => (backlog.get(item.id) === item ? item : backlog.insert(item)));
  const numbered = renumber(saved);
  if (numbered.every((item, index) => item === saved[index])) return;
  const others = backlog.list().filter((item) => item.projectId !== projectId);
  backlog.rearrange([...others, ...numbered]);
}
