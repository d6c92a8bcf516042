import type { BacklogItem, BacklogItemId, BacklogItemPatch } from '@quarterdeck/contract/entities/backlogItem';
import { newId } from '@quarterdeck/contract/rules/newId';
import { sameTitle } from '@quarterdeck/contract/rules/sameTitle';
import type { ItemChange, MoveTarget } from '@quarterdeck/contract/writes/project';
import { projectQueries } from '@quarterdeck/data/visit/projectQueries';
import { itemsOf, useProjectId } from '@quarterdeck/data/visit/projectWrites';
import { useWrite, useWrites } from '@quarterdeck/data/writes/useWrite';
import { useTranslation } from '@quarterdeck/i18n';
import { useMemo } from 'react';
import { inverseOf, moveItems as moveTo, placesOf } from '../model/changeItems';
import { draftItems } from '../model/draftItems';
import { changeItems, deleteItems, makeItems, moveItems, renameProject, restoreItems } from './backlogWrites';

interface Adding {
  /** Ids that the items are shown with until they are saved; they change into those of the server then. */
  ids: readonly BacklogItemId[];
  /** Whether they were saved. */
  saved: Promise<boolean>;
}

/** All that changes the backlog. Each change shows at once; what fails is taken back, with a message and Retry. */
export interface BacklogWrites {
  /**
   * With `undoLabel` it can be taken back; typing passes none.
   * @param onSaved is called once the server has it, also when that takes another attempt.
   * @returns whether it was saved.
   */
  change: (changes: readonly ItemChange[], undoLabel?: string, onSaved?: () => void) => Promise<boolean>;
  /** Adds items at the end, in this order; each needs a title or a requirement. */
  add: (items: readonly BacklogItemPatch[]) => Adding;
  /** Deletes items; for 10 s, and by the undo key later, they come back where they stood. */
  remove: (items: readonly BacklogItem[]) => Promise<void>;
  /** Moves items, which keep their order among each other. @returns whether they are saved where they were put. */
  move: (ids: readonly BacklogItemId[], to: MoveTarget) => Promise<boolean>;
  /** @returns whether the name was saved. */
  rename: (name: string) => Promise<boolean>;
  /** The backlog as it is shown; empty while it is not known. */
  shown: () => readonly BacklogItem[];
  /** The id that an item has by now. */
  idOf: (id: BacklogItemId) => BacklogItemId;
}

const allSaved = ({ failed }: { failed: readonly unknown[] }) => failed.length === 0;

export function useBacklogWrites(): BacklogWrites {
  const { shown: shownOf, idOf } = useWrites();
  const projectId = useProjectId();
  const { t } = useTranslation();
  const writeChange = useWrite(changeItems);
  const writeNew = useWrite(makeItems);
  const writeMove = useWrite(moveItems);
  const writeDeletion = useWrite(deleteItems);
  const writeRestoration = useWrite(restoreItems);
  const writeName = useWrite(renameProject);
  return useMemo<BacklogWrites>(() => {
    const project = () => shownOf(projectQueries.project(projectId));
    const shown = () => project()?.requirements ?? [];
    const deletions = (items: readonly BacklogItem[]) => items.map(({ id }) => ({ projectId, id }));

    const change: BacklogWrites['change'] = async (changes, label, onSaved) => {
      if (changes.length === 0) return true;
      const now = changes.map((one) => ({ ...one, id: idOf(one.id) }));
      const back = inverseOf(shown(), now);
      const undo = { label: () => label ?? '', undo: () => writeChange([{ projectId, changes: back }]) };
      const part = { projectId, changes: [...changes] };
      return allSaved(await writeChange([part], { undo: label === undefined ? undefined : undo, onSaved }));
    };

    const add: BacklogWrites['add'] = (patches) => {
      if (patches.length === 0) return { ids: [], saved: Promise.resolve(true) };
      const before = shown();
      const [first] = patches;
      const twin = patches.length === 1 ? sameTitle(before, first?.title ?? '') : undefined;
      const items = draftItems(patches, {
        items: before,
        projectName: project()?.name ?? '',
        newId,
        now: new Date().toISOString(),
      });
      const label = twin
        ? t('backlog.done.addedTwice', { key: twin.key })
        : t('backlog.done.added', { count: items.length });
      const drafts = items.map((item) => item.shown);
      const undo = { label: () => label, undo: () => writeDeletion(deletions(drafts)) };
      return { ids: drafts.map(({ id }) => id), saved: writeNew([{ projectId, items }], { undo }).then(allSaved) };
    };

    const remove: BacklogWrites['remove'] = async (given) => {
      // A second press of the key must not delete, and later bring back, the same item again.
      const items = itemsOf(
        shown(),
        given.map(({ id }) => idOf(id)),
      );
      const goneOf = (done: readonly { part: { id: BacklogItemId } }[]) =>
        itemsOf(
          items,
          done.map(({ part }) => part.id),
        );
      await writeDeletion(deletions(items), {
        undo: {
          label: (done) => t('backlog.done.deleted', { count: done.length }),
          undo: (done) => writeRestoration([{ projectId, items: goneOf(done) }]),
        },
      });
    };

    const move: BacklogWrites['move'] = async (ids, to) => {
      const before = shown();
      const idsNow = new Set(ids.map(idOf));
      const back = placesOf(before, idsNow);
      const after = moveTo(before, idsNow, {
        ...to,
        beforeId: to.beforeId === undefined ? undefined : idOf(to.beforeId),
      });
      const isThere = after.every((item, at) => item.id === before[at]?.id && item.status === before[at]?.status);
      if (back.length === 0 || isThere) return true;
      const label = t('backlog.done.moved', { count: back.length });
      const undo = { label: () => label, undo: () => writeMove([{ projectId, ids: [...ids], to: back }]) };
      return allSaved(await writeMove([{ projectId, ids: [...ids], to }], { undo }));
    };

    const rename: BacklogWrites['rename'] = async (name) => {
      const before = project()?.name ?? '';
      if (name === before) return true;
      const undo = {
        label: () => t('backlog.done.renamed'),
        undo: () => writeName([{ projectId, patch: { name: before } }]),
      };
      return allSaved(await writeName([{ projectId, patch: { name } }], { undo }));
    };
    return { change, add, remove, move, rename, shown, idOf };
  }, [shownOf, idOf, projectId, t, writeChange, writeNew, writeMove, writeDeletion, writeRestoration, writeName]);
}
