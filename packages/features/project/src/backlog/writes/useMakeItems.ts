import type { BacklogItem } from '@quarterdeck/contract/entities/backlogItem';
import { useCallback } from 'react';
import { ofItems, useProjectWrites, type ProjectWrites } from '../../shared/projectWrites';
import { addItems } from '../changeItems';
import type { Making } from '../draftItems';
import { useWriteFailure } from '../../shared/useWriteFailure';
import { sendProject } from '../../shared/sendProject';

/**
 * Makes items; whatever is done to them meanwhile waits, and then goes to those that were made.
 * @param retry tries once more after a failure. @returns whether they were made.
 */
export function useMakeItems() {
  const writes = useProjectWrites();
  const sayFailure = useWriteFailure();
  return useCallback(
    async (makings: readonly Making[], retry: () => void): Promise<boolean> => {
      const shown = makings.map((making) => making.shown);
      const send = async () => {
        const known = new Set(writes.saved().map(({ id }) => id));
        const answer = await sendProject(writes, {
          requirements: makings.map(({ patch: { id: _id, ...fields } }) => fields),
        });
        matchMade(
          writes,
          shown,
          answer.requirements.filter(({ id }) => !known.has(id)),
        );
        return answer;
      };
      try {
        await writes.perform({
          change: ofItems((items) => addItems(items, shown)),
          send,
          settle: (answer) => () => answer,
        });
        return true;
      } catch (error) {
        sayFailure({ messageKey: 'backlog.failed.add', about: shown, errors: [error], retry });
        return false;
      }
    },
    [writes, sayFailure],
  );
}

/** Finds of each item the one that was made of it: another page may have added some at the same time. */
function matchMade(writes: ProjectWrites, shown: readonly BacklogItem[], made: readonly BacklogItem[]): void {
  const free = new Set(made);
  for (const { id, requirementId, title } of shown) {
    const match = [...free].find(
      (one) => one.requirementId === requirementId && (requirementId !== null || one.title === title),
    );
    if (match === undefined) continue;
    free.delete(match);
    writes.renew(id, match.id);
  }
}
