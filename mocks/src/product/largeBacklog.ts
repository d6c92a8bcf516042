import type { BacklogItem, BacklogItemId } from '@quarterdeck/contract/entities/backlogItem';
import { keyPrefix } from '@quarterdeck/contract/rules/backlogKey';
import type { Collection } from '../core/collection';
import { defaultLargeSize } from '../core/table';
import type { BacklogRecord, ProjectRecord } from './projectRecords';

/** Keys of copies begin above those that people's own items have. */
const firstCopyKey = 200;

export interface LargeBacklog {
  projects: Collection<ProjectRecord>;
  backlog: Collection<BacklogRecord>;
  /** The backlog under `success`; undefined unless the scenario is `large`. */
  storedBacklog: Collection<BacklogRecord> | undefined;
}

const noCopies: readonly BacklogItem[] = [];

const copiesByBacklog = new WeakMap<Collection<BacklogRecord>, Map<string, readonly BacklogItem[]>>();

/**
 * The copies that fill the backlog of a project up to 10,000 items under `large`, behind its own items. They are made
 * when the backlog is first read, and come into the table when it is first written: a table with the items of all
 * projects would make each call slower that creates one.
 */
export function copiesFor(store: LargeBacklog, projectId: string): readonly BacklogItem[] {
  const { projects, backlog, storedBacklog } = store;
  const project = projects.get(projectId);
  if (storedBacklog === undefined || project === undefined) return noCopies;
  const copies = copiesByBacklog.get(backlog)?.get(projectId);
  if (copies !== undefined) return copies;
  const isOwn = (item: BacklogRecord) => item.projectId === projectId;
  // A project that was created under another scenario has its items in the stored backlog only.
  backlog.append(storedBacklog.list().filter((item) => isOwn(item) && backlog.get(item.id) === undefined));
  const own = backlog.list().filter(isOwn);
  const examples = [own, storedBacklog.list(), backlog.list()].find(({ length }) => length > 0) ?? [];
  return setCopies(backlog, projectId, makeCopies(project, examples, own.length));
}

/** Adds the copies to the table, where they are items like any other. */
export function storeCopies(store: LargeBacklog, projectId: string): void {
  const copies = copiesFor(store, projectId);
  const project = store.projects.get(projectId);
  if (copies.length === 0 || project === undefined) return;
  store.backlog.append(copies.map((copy) => ({ ...copy, projectId: project.id })));
  setCopies(store.backlog, projectId, noCopies);
}

function setCopies(backlog: Collection<BacklogRecord>, projectId: string, copies: readonly BacklogItem[]) {
  const byProject = copiesByBacklog.get(backlog) ?? new Map<string, readonly BacklogItem[]>();
  copiesByBacklog.set(backlog, byProject.set(projectId, copies));
  return copies;
}

/** As many copies as are missing to 10,000 items after the first `count`. Their ids and keys are the project's own. */
function makeCopies(
  { id: projectId, name }: ProjectRecord,
  examples: readonly BacklogRecord[],
  count: number,
): BacklogItem[] {
  const copies: BacklogItem[] = [];
  const fields = examples.map((item): BacklogItem => {
    const { projectId: _, ...rest } = item;
    return { ...rest, acceptanceCriteria: [] };
  });
  const prefix = keyPrefix(name);
  for (let index = count; index < defaultLargeSize; index += 1) {
    const example = fields[index % fields.length];
    if (example === undefined) break;
    // A requirement is in a project once, so the copies are items of one's own: titles that wait to be described.
    copies.push({
      ...example,
      // Parsing ten thousand ids takes visible time; an id is any text.
      id: `${projectId}-large-${index}` as BacklogItemId,
      key: `${prefix}-${index + firstCopyKey}`,
      requirementId: null,
      title: `${example.title} (${index + 1})`,
      description: '',
      price: 0,
      payment: 'none',
      order: index,
    });
  }
  return copies;
}
