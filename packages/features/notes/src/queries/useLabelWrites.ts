import type { NoteLabel, NoteLabelId } from '@quarterdeck/contract/entities/noteLabel';
import { newId } from '@quarterdeck/contract/rules/newId';
import { useWrite } from '@quarterdeck/data/writes/useWrite';
import { useTranslation } from '@quarterdeck/i18n';
import { saidTitle } from '@quarterdeck/ui/saidTitle';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { createLabels, deleteLabels, renameLabels } from './labelWrites';
import { noteQueries } from './noteQueries';
import { updateNotes } from './noteWrites';

/** Creates, renames and deletes labels. Deleting takes the label from its notes, and undo gives it back to them. */
export function useLabelWrites() {
  const create = useWrite(createLabels);
  const rename = useWrite(renameLabels);
  const remove = useWrite(deleteLabels);
  const update = useWrite(updateNotes);
  const client = useQueryClient();
  const { t } = useTranslation();
  return useMemo(
    () => ({
      /** @param onMade is called with the label as the API has it, also after another attempt. */
      create: async (title: string, onMade?: (label: NoteLabel) => void): Promise<boolean> => {
        const label = { id: newId() as NoteLabelId, title };
        const { failed } = await create([label], { onSaved: ([made]) => made && onMade?.(made.answer) });
        return failed.length === 0;
      },
      rename: async ({ id, title: before }: NoteLabel, title: string): Promise<void> => {
        await rename([{ id, title, before }]);
      },
      remove: async (label: NoteLabel): Promise<void> => {
        const notesNow = () => client.getQueryData(noteQueries.list().queryKey) ?? [];
        const carriers = notesNow().filter(({ labels }) => labels.some(({ id }) => id === label.id));
        const giveBack = (made: NoteLabel) =>
          update(
            carriers.map(({ id }) => {
              const labels = notesNow().find((note) => note.id === id)?.labels ?? [];
              return { id, patch: { labels: [...labels.filter((other) => other.id !== made.id), made] } };
            }),
          );
        await remove([label], {
          undo: {
            label: () => t('notes.done.labelDeleted', { title: saidTitle(label.title) }),
            undo: (done) =>
              create(
                done.map(({ answer }) => answer),
                { onSaved: ([made]) => made && void giveBack(made.answer) },
              ),
          },
        });
      },
    }),
    [create, rename, remove, update, client, t],
  );
}
