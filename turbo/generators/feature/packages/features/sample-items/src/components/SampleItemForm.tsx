import {
  sampleItemNotesMaxLength,
  sampleItemTitleMaxLength,
  type SampleItem,
} from '@quarterdeck/contract/entities/sampleItem';
import { ConflictNote } from '@quarterdeck/data/writes/conflicts';
import { useWrites } from '@quarterdeck/data/writes/useWrite';
import { useTranslation } from '@quarterdeck/i18n';
import { useAutosave, type SaveState } from '@quarterdeck/ui/autosave';
import { SaveNote } from '@quarterdeck/ui/SaveNote';
import { Stack } from '@quarterdeck/ui/Stack';
import { TextArea } from '@quarterdeck/ui/TextArea';
import { TextField } from '@quarterdeck/ui/TextField';
import { useState } from 'react';
import { useSampleItemWrites } from '../queries/useSampleItemWrites';

/** The fields of a sample item. Everything is saved by itself. */
export function SampleItemForm({ record }: { record: SampleItem }) {
  const { t } = useTranslation();
  const { update } = useSampleItemWrites();
  // A new item gets its id from the API while somebody may type; its key stays the same.
  const key = useWrites().keyOf(record.id);
  const [saveState, setSaveState] = useState<SaveState>('idle');
  const title = useAutosave({
    draftKey: `qd:sample-items:title:${key}`,
    saved: record.title,
    asks: true,
    isRequired: true,
    save: (text) => update(record, { title: text.trim() }),
    onState: setSaveState,
  });
  const notes = useAutosave({
    draftKey: `qd:sample-items:notes:${key}`,
    saved: record.notes,
    asks: true,
    save: (text) => update(record, { notes: text }),
    onState: setSaveState,
  });
  return (
    <Stack gap="4">
      <TextField
        label={t('sampleItems.detail.title')}
        maxLength={sampleItemTitleMaxLength}
        value={title.text}
        onChange={title.change}
        onBlur={title.leave}
      />
      <ConflictNote conflict={title.conflict} />
      <TextArea
        label={t('sampleItems.detail.notes')}
        minRows={4}
        maxRows={16}
        maxLength={sampleItemNotesMaxLength}
        value={notes.text}
        onChange={notes.change}
        onBlur={notes.leave}
      />
      <ConflictNote conflict={notes.conflict} />
      <SaveNote state={saveState} />
    </Stack>
  );
}
