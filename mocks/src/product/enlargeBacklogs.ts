import { backlogItemIdSchema } from '@quarterdeck/contract/entities/backlogItem';
import { keyPrefix } from '@quarterdeck/contract/rules/backlogKey';
import * as z from 'zod/mini';
import { groupBy } from '../core/groupBy';
import { defaultLargeSize } from '../core/table';
import type { BacklogRecord, ProjectRecord } from './projectRecords';

/** Keys of copies begin above those that people's own items have. */
const firstCopyKey = 200;

/**
 * The backlogs under `large`: every project has 10,000 items, first its own in their order, then copies of them. One
 * without items of its own gets copies of `examples`.
 */
export function enlargeBacklogs(
  projects: readonly Pick<ProjectRecord, 'id' | 'name'>[],
  items: readonly BacklogRecord[],
  examples: readonly BacklogRecord[],
): BacklogRecord[] {
  const byProject = groupBy<BacklogRecord, string>(items, ({ projectId }) => projectId);
  return projects.flatMap((project) => {
    const own = byProject.get(project.id) ?? [];
    return [...own, ...copiesFor(project, own.length === 0 ? examples : own, own.length)];
  });
}

/** So many copies that 10,000 are there after the first `from` items. Their ids and keys are the project's own. */
function copiesFor(
  { id: projectId, name }: Pick<ProjectRecord, 'id' | 'name'>,
  sources: readonly BacklogRecord[],
  from: number,
): BacklogRecord[] {
  const copies: BacklogRecord[] = [];
  for (let index = from; index < defaultLargeSize; index += 1) {
    const source = sources[index % sources.length];
    if (source === undefined) break;
    // A requirement is in a project once, so the copies are items of one's own: titles that wait to be described.
    copies.push({
      ...source,
      id: z.parse(backlogItemIdSchema, `${projectId}-large-${index}`),
      projectId,
      key: `${keyPrefix(name)}-${index + firstCopyKey}`,
      requirementId: null,
      title: `${source.title} (${index + 1})`,
      description: '',
      price: 0,
      payment: 'none',
      acceptanceCriteria: [],
      order: index,
    });
  }
  return copies;
}
