import type { Collection } from '../core/collection';
import type { Database } from '../core/database';
import { enlargeBacklogs } from './enlargeBacklogs';
import type { BacklogRecord, ProjectRecord } from './projectRecords';
import { backlogTable } from './projectTables';

/** Projects that have their 10,000 items, by the table that holds them. */
const grownProjects = new WeakMap<Collection<BacklogRecord>, Set<string>>();

/**
 * Under `large` a project may be made after the backlogs were enlarged, in this scenario or in another one: it gets its
 * 10,000 items before anybody reads it.
 */
export async function growBacklogs(
  db: Database,
  projects: Collection<ProjectRecord>,
  backlog: Collection<BacklogRecord>,
): Promise<void> {
  const { everyday } = db;
  if (everyday === undefined) return;
  const grown = grownProjects.get(backlog) ?? new Set<string>(backlog.list().map(({ projectId }) => projectId));
  grownProjects.set(backlog, grown);
  const isNew = ({ id }: ProjectRecord) => !grown.has(id);
  if (!projects.list().some(isNew)) return;
  const examples = (await everyday.open(backlogTable)).list();
  // Another call may have done it meanwhile.
  const made = projects.list().filter(isNew);
  const ids = new Set<string>(made.map(({ id }) => id));
  const isOfMade = ({ projectId }: BacklogRecord) => ids.has(projectId);
  // What was written under another scenario is in the data of every day only.
  const own = [...backlog.list(), ...examples].filter(isOfMade);
  for (const id of ids) grown.add(id);
  backlog.rearrange([...backlog.list().filter((item) => !isOfMade(item)), ...enlargeBacklogs(made, own, examples)]);
}
