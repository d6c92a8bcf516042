import { useUndo } from '@quarterdeck/ui/undo';
import { useCallback } from 'react';
import { ofItems, useProjectWrites, type ProjectWrites } from '../../shared/projectWrites';
import { inverseOf, patchItems, type ItemChange } from '../changeItems';
import { useWriteFailure } from '../../shared/useWriteFailure';
import { sendProject } from '../../shared/sendProject';

/**
 * Changes items, each in its own way, in one call.
 * @param onSaved is called once the server has it, also when that takes another attempt.
 */
export function useChangeItems() {
  const writes = useProjectWrites();
  const undo = useUndo();
  const sayFailure = useWriteFailure();
  return useCallback(
    async function change(given: readonly ItemChange[], undoLabel?: string, onSaved?: () => void): Promise<boolean> {
      if (given.length === 0) return true;
      const write = writes.newest.add(given.flatMap(keysOf));
      const before = writes.shown();
      const renewed = () => given.map((one) => ({ ...one, id: writes.idOf(one.id) }));
      const back = inverseOf(before, renewed());
      const performed = writes.perform({
        change: ofItems((items) => patchItems(items, renewed())),
        send: () => sendProject(writes, { requirements: renewed().map(({ order: _order, ...fields }) => fields) }),
        settle: (answer) => () => answer,
      });
      if (undoLabel !== undefined) {
        undo.offer(performed.then(() => ({ label: undoLabel, undo: async () => void (await change(back)) })));
      }
      try {
        await performed;
        onSaved?.();
        return true;
      } catch (error) {
        const ids = writes.idsOf(given.map(({ id }) => id));
        sayFailure({
          messageKey: 'backlog.failed.change',
          about: before.filter(({ id }) => ids.has(id)),
          errors: [error],
          retry: () =>
            void change(
              given.flatMap((one) => newestOf(writes, one, write)),
              undoLabel,
              onSaved,
            ),
        });
        return false;
      }
    },
    [writes, undo, sayFailure],
  );
}

const keyOf = ({ id }: ItemChange, field: string) => `${id} ${field}`;
const fieldsOf = (change: ItemChange) => Object.keys(change).filter((field) => field !== 'id');
const keysOf = (change: ItemChange) => fieldsOf(change).map((field) => keyOf(change, field));

/** What of an older change no newer write has replaced. */
function newestOf(writes: ProjectWrites, change: ItemChange, write: number): ItemChange[] {
  const wanted = Object.entries(change).filter(([field]) => writes.newest.isNewest(keyOf(change, field), write));
  return wanted.length === 0 ? [] : [{ ...Object.fromEntries(wanted), id: change.id }];
}
