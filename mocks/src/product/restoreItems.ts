import { notFound } from '../core/failure';
import { restoreFromTrash } from '../core/trash';
import { storeCopies } from './largeBacklog';
import { itemsOf, paidIdsOf, type ProjectStore } from './projectStore';

/**
 * Brings deleted items of a project back. One whose requirement was added again meanwhile stays deleted: a requirement
 * is in a project once.
 * @throws Failure 404 when an id is neither one of the project's items nor of what was deleted from it.
 */
export function restoreItems(store: ProjectStore, projectId: string, ids: readonly string[]): void {
  const { backlog, deletedBacklog } = store;
  storeCopies(store, projectId);
  const missing = ids.find((id) => (deletedBacklog.get(id)?.record ?? backlog.get(id))?.projectId !== projectId);
  if (missing !== undefined) throw notFound(`Nothing with id ${missing} was deleted`);
  const there = new Set(itemsOf(store, projectId).flatMap(({ requirementId }) => requirementId ?? []));
  const wanted = ids.filter((id) => {
    const requirementId = deletedBacklog.get(id)?.record.requirementId ?? null;
    if (requirementId === null) return true;
    const isFree = !there.has(requirementId);
    there.add(requirementId);
    return isFree;
  });
  const paidIds = paidIdsOf(store, projectId);
  for (const { id, requirementId, price } of restoreFromTrash(backlog, deletedBacklog, wanted)) {
    if (requirementId !== null && price > 0 && paidIds.has(requirementId)) backlog.patch(id, { payment: 'paid' });
  }
}
