import { sampleItemTitleMaxLength } from '@quarterdeck/contract/entities/sampleItem';
import { useWrites } from '@quarterdeck/data/writes/useWrite';
import { useTranslation } from '@quarterdeck/i18n';
import { useDraft } from '@quarterdeck/ui/autosave';
import { announce } from '@quarterdeck/ui/LiveRegion';
import { saidTitle } from '@quarterdeck/ui/saidTitle';
import { TextField } from '@quarterdeck/ui/TextField';
import type { FormEvent } from 'react';
import { useSampleItemWrites } from '../queries/useSampleItemWrites';
import { Draft } from './SampleItemPane.styles';

export interface SampleItemDraftProps {
  /** Called when nothing more is to be written. */
  onEnd: () => void;
}

/** A new sample item at the top of the list. Enter adds it and goes on with the next one. */
export function SampleItemDraft({ onEnd }: SampleItemDraftProps) {
  const { t } = useTranslation();
  const { create } = useSampleItemWrites();
  const writes = useWrites();
  // What was typed and not yet added survives a reload.
  const [title, setTitle, take] = useDraft('qd:sample-items:draft');

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const text = title.trim();
    if (text === '') {
      onEnd();
      return;
    }
    const { done } = take();
    const creating = create(text);
    // As long as the outbox does not keep the write, the field does.
    if (writes.isKept) done();
    const made = await creating;
    done();
    if (made) announce(t('sampleItems.done.created', { title: saidTitle(text) }));
  };

  return (
    <Draft onSubmit={(event) => void handleSubmit(event)}>
      <TextField
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- The field appears because somebody asked to write.
        autoFocus
        aria-label={t('sampleItems.new')}
        placeholder={t('sampleItems.draftHint')}
        maxLength={sampleItemTitleMaxLength}
        value={title}
        onChange={setTitle}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onEnd();
          else event.continuePropagation();
        }}
      />
    </Draft>
  );
}
