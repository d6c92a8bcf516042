import type { ExpandedNote } from '@quarterdeck/contract/entities/note';
import { noteLabelTitleMaxLength, type NoteLabel } from '@quarterdeck/contract/entities/noteLabel';
import { useTranslation } from '@quarterdeck/i18n';
import { TagManager } from '@quarterdeck/ui/TagManager';
import { useQuery } from '@tanstack/react-query';
import { managedLabel } from '../model/noteLabels';
import { countNotes } from '../model/noteViews';
import { useLabelWrites } from '../queries/labelWrites';
import { noteQueries } from '../queries/noteQueries';
import { useNotes } from './NotesContext';

export interface LabelDialogProps {
  /** Note that gets a label which is made here, and what gives it to one that is not made yet. */
  giveTo?: { note: ExpandedNote; add: (label: NoteLabel) => void };
  onClose: () => void;
}

/** All labels: added, renamed in place and deleted. */
export function LabelDialog({ giveTo, onClose }: LabelDialogProps) {
  const { t } = useTranslation();
  const { labels } = useNotes();
  const counts = countNotes(useQuery(noteQueries.list()).data ?? []);
  const writes = useLabelWrites();
  const withLabel = (id: string, change: (label: NoteLabel) => unknown) => {
    const label = labels.find((one) => one.id === id);
    if (label) change(label);
  };
  return (
    <TagManager
      tags={labels.map((label) => ({
        ...managedLabel(label),
        usage: t('notes.count', { count: counts.labels.get(label.id) ?? 0 }),
      }))}
      words={{
        title: t('notes.labels.edit'),
        newName: t('notes.labels.newName'),
        add: t('notes.labels.add'),
        nameOf: (title) => t('notes.labels.nameOf', { title }),
        delete: (title) => t('notes.labels.delete', { title }),
        taken: t('notes.labels.taken'),
        hint: t('notes.labels.hint'),
      }}
      maxLength={noteLabelTitleMaxLength}
      takesFocus={giveTo !== undefined}
      onAdd={(title) => writes.create(title, giveTo)}
      onRename={(id, title) => withLabel(id, (label) => writes.rename(label, title))}
      onDelete={(id) => withLabel(id, writes.remove)}
      onClose={onClose}
    />
  );
}
