import type { SampleItem, SampleItemId, SampleItemPatch } from '@quarterdeck/contract/entities/sampleItem';
import { newId } from '@quarterdeck/contract/rules/newId';
import type { PlacedSampleItem } from '@quarterdeck/contract/writes/sampleItems';
import { changeRecord } from '@quarterdeck/data/writes/patchRecord';
import { useWrite } from '@quarterdeck/data/writes/useWrite';
import { useTranslation } from '@quarterdeck/i18n';
import { truncateForSpeech } from '@quarterdeck/ui/truncate';
import { useMemo } from 'react';
import { createSampleItems, deleteSampleItems, restoreSampleItems, updateSampleItems } from './sampleItemWrites';

/** Creates, changes and deletes sample items at once; a failure is said with a Retry. */
export function useSampleItemWrites() {
  const create = useWrite(createSampleItems);
  const update = useWrite(updateSampleItems);
  const remove = useWrite(deleteSampleItems);
  const restore = useWrite(restoreSampleItems);
  const { t } = useTranslation();
  return useMemo(
    () => ({
      /** @returns it, or undefined after a failure. */
      create: async (title: string): Promise<SampleItem | undefined> => {
        const { done } = await create([{ id: newId() as SampleItemId, title, notes: '' }]);
        return done[0]?.answer;
      },
      /** @returns whether it was saved. Typing has its own undo, so none is offered. */
      update: async (record: SampleItem, patch: SampleItemPatch): Promise<boolean> => {
        const { failed } = await update([changeRecord<SampleItem>(record, patch)]);
        return failed.length === 0;
      },
      /** For 10 s, and by the undo key later, it can be restored. */
      remove: async ({ record, index }: PlacedSampleItem): Promise<void> => {
        const label = t('sampleItems.done.deleted', { title: truncateForSpeech(record.title) });
        await remove([record], {
          undo: { label: () => label, undo: (done) => restore(done.map(({ answer }) => ({ record: answer, index }))) },
        });
      },
    }),
    [create, update, remove, restore, t],
  );
}
