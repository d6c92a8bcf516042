import { sampleItemTitleMaxLength } from '@quarterdeck/contract/entities/sampleItem';
import { useWrites } from '@quarterdeck/data/writes/useWrite';
import { useTranslation } from '@quarterdeck/i18n';
import { DraftRow, type DraftRowProps } from '@quarterdeck/ui/DraftRow';
import { announce } from '@quarterdeck/ui/LiveRegion';
import { truncateForSpeech } from '@quarterdeck/ui/truncate';
import { useSampleItemWrites } from '../queries/useSampleItemWrites';

/** A new sample item at the top of the list. */
export function SampleItemDraft({ onEnd }: Pick<DraftRowProps, 'onEnd'>) {
  const { t } = useTranslation();
  const { create } = useSampleItemWrites();
  const writes = useWrites();
  const add: DraftRowProps['onAdd'] = async (text, { done }) => {
    const creating = create(text);
    // As long as the outbox does not keep the write, the field does.
    if (writes.isKept) done();
    const isMade = (await creating) !== undefined;
    if (isMade) announce(t('sampleItems.done.created', { title: truncateForSpeech(text) }));
    return isMade;
  };
  return (
    <DraftRow
      draftKey="qd:sample-items:draft"
      label={t('sampleItems.new')}
      maxLength={sampleItemTitleMaxLength}
      hint={() => ({ text: t('sampleItems.draftHint') })}
      onAdd={add}
      onEnd={onEnd}
    />
  );
}
