import {
  defaultBacklogStatus,
  type BacklogItem,
  type BacklogItemId,
  type BacklogItemPatch,
} from '@quarterdeck/contract/entities/backlogItem';
import { sameTitle } from '@quarterdeck/contract/rules/sameTitle';
import type { ItemChange, MoveTarget } from '@quarterdeck/contract/writes/project';
import { projectQueries } from '@quarterdeck/data/visit/projectQueries';
import { itemsOf, useProjectId } from '@quarterdeck/data/visit/projectWrites';
import { useWrite, useWrites } from '@quarterdeck/data/writes/useWrite';
import { useTranslation } from '@quarterdeck/i18n';
import { useMemo } from 'react';
import { draftItems, inverseOf, looksLike, moveItems as moveTo, placesOf } from '../model/changeItems';
import { changeItems, deleteItems, makeItems, moveItems, renameProject, restoreItems } from './backlogWrites';

const allSaved = ({ failed }: { failed: readonly unknown[] }) => failed.length === 0;

/** All that changes the backlog. Each change shows at once; what fails is taken back, with a message and Retry. */
export function useBacklogWrites() {
  const { shown: shownOf, idOf } = useWrites();
  const projectId = useProjectId();
  const { t } = useTranslation();
  const writeChange = useWrite(changeItems);
  const writeNew = useWrite(makeItems);
  const writeMove = useWrite(moveItems);
  const writeDeletion = useWrite(deleteItems);
  const writeRestoration = useWrite(restoreItems);
  const writeName = useWrite(renameProject);
  return useMemo(() => {
    const project = () => shownOf(projectQueries.project(projectId));
    /** The backlog as it is shown; empty while it is not known. */
    const shown = () => project()?.requirements ?? [];
    const deletions = (items: readonly BacklogItem[]) => items.map(({ id }) => ({ projectId, id }));

    /**
     * With `label` it can be undone; typing passes none.
     * @param onSaved is called once the server has it, also when that takes another attempt.
     * @returns whether it was saved.
     */
    const change = async (changes: readonly ItemChange[], label?: string, onSaved?: () => void): Promise<boolean> => {
      if (changes.length === 0) return true;
      const now = changes.map((one) => ({ ...one, id: idOf(one.id) }));
      const back = inverseOf(shown(), now);
      const undo = { label: () => label ?? '', undo: () => writeChange([{ projectId, changes: back, before: now }]) };
      const part = { projectId, changes: [...changes], before: back };
      return allSaved(await writeChange([part], { undo: label === undefined ? undefined : undo, onSaved }));
    };

    /** Says that items are done; where all of them are already, that they are not. */
    const finish = (items: readonly BacklogItem[]) => {
      const areDone = items.every(({ status }) => status === 'done');
      const targets = items.filter(({ status }) => (status === 'done') === areDone);
      const status = areDone ? defaultBacklogStatus : 'done';
      const label = t(areDone ? 'backlog.done.reopened' : 'backlog.done.finished', { count: targets.length });
      void change(
        targets.map(({ id }) => ({ id, status })),
        label,
      );
    };

    /**
     * Adds items at the end, in this order; each needs a title or a requirement.
     * @returns the ids that they are shown with until they are saved, and whether they were.
     */
    const add = (patches: readonly BacklogItemPatch[]): { ids: BacklogItemId[]; saved: Promise<boolean> } => {
      if (patches.length === 0) return { ids: [], saved: Promise.resolve(true) };
      const [first] = patches;
      const twin = patches.length === 1 ? sameTitle(shown(), first?.title ?? '') : undefined;
      const items = draftItems(patches, project());
      const label = twin
        ? t('backlog.done.addedTwice', { key: twin.key })
        : t('backlog.done.added', { count: items.length });
      const drafts = items.map((item) => item.shown);
      const twins = shown().filter((item) => drafts.some((draft) => looksLike(item, draft)));
      const part = { projectId, items, alike: twins.map(({ id }) => id) };
      const undo = { label: () => label, undo: () => writeDeletion(deletions(drafts)) };
      return { ids: drafts.map(({ id }) => id), saved: writeNew([part], { undo }).then(allSaved) };
    };

    /** Deletes items; for 10 s, and by the undo key later, they come back where they stood. */
    const remove = async (given: readonly BacklogItem[]): Promise<void> => {
      // A second press of the key must not delete, and later bring back, the same item again.
      const ids = given.map(({ id }) => idOf(id));
      const items = itemsOf(shown(), ids);
      await writeDeletion(deletions(items), {
        undo: {
          label: (done) => t('backlog.done.deleted', { count: done.length }),
          undo: (done) => {
            const gone = new Set(done.map(({ part }) => part.id));
            return writeRestoration([{ projectId, items: items.filter(({ id }) => gone.has(id)) }]);
          },
        },
      });
    };

    /** Moves items, which keep their order among each other. @returns whether they are saved where they were put. */
    const move = async (ids: readonly BacklogItemId[], to: MoveTarget): Promise<boolean> => {
      const before = shown();
      const idsNow = new Set(ids.map(idOf));
      const back = placesOf(before, idsNow);
      const after = moveTo(before, idsNow, { ...to, beforeId: to.beforeId && idOf(to.beforeId) });
      const isThere = after.every((item, at) => item.id === before[at]?.id && item.status === before[at]?.status);
      if (back.length === 0 || isThere) return true;
      const label = t('backlog.done.moved', { count: back.length });
      const undo = { label: () => label, undo: () => writeMove([{ projectId, ids: [...ids], to: back }]) };
      return allSaved(await writeMove([{ projectId, ids: [...ids], to }], { undo }));
    };

    /** Gives the project another name. @returns whether it was saved. */
    const rename = async (name: string): Promise<boolean> => {
      const before = project()?.name ?? '';
      if (name === before) return true;
      const undo = {
        label: () => t('backlog.done.renamed'),
        undo: () => writeName([{ projectId, patch: { name: before } }]),
      };
      return allSaved(await writeName([{ projectId, patch: { name } }], { undo }));
    };
    return { change, finish, add, remove, move, rename, shown, idOf };
  }, [shownOf, idOf, projectId, t, writeChange, writeNew, writeMove, writeDeletion, writeRestoration, writeName]);
}
