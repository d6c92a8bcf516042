import type { ExpandedNote } from '@quarterdeck/contract/entities/note';
import type { NotePatch } from '@quarterdeck/contract/writes/notes';
import { useTranslation } from '@quarterdeck/i18n';
import { Icon } from '@quarterdeck/ui/Icon';
import { Tag } from '@quarterdeck/ui/Tag';
import { Archive, Bell, BellRing } from 'lucide-react';
import { labelHue } from '../model/labelHue';
import { Tags } from './NoteCard.styles';
import { useReminderWords } from './useReminderWords';

export interface NoteTagsProps {
  note: ExpandedNote;
  /** Makes the reminder and the labels removable, and writes the reminder out. */
  onChange?: (patch: NotePatch) => void;
}

/** Reminder and labels of a note. A reminder that is past is a warning with another bell, not by colour alone. */
export function NoteTags({ note, onChange }: NoteTagsProps) {
  const { t } = useTranslation();
  const words = useReminderWords();
  const { reminder, labels, archived } = note;
  if (reminder === null && labels.length === 0 && !archived) return null;
  const isOverdue = reminder !== null && words.isOverdue(reminder);
  return (
    <Tags>
      {archived ? (
        <Tag variant="outline" icon={<Icon icon={Archive} size="xs" />}>
          {t('notes.archived')}
        </Tag>
      ) : null}
      {reminder === null ? null : (
        <Tag
          icon={
            <Icon icon={isOverdue ? BellRing : Bell} size="xs" {...(isOverdue ? { label: t('notes.overdue') } : {})} />
          }
          data-overdue={isOverdue || undefined}
          data-part="reminder"
          {...(onChange ? { onRemove: () => onChange({ reminder: null }), removeName: t('notes.reminder.label') } : {})}
        >
          {onChange ? words.long(reminder) : words.short(reminder)}
        </Tag>
      )}
      {labels.map((label) => (
        <Tag
          key={label.id}
          variant="dot"
          hue={labelHue(label.id)}
          {...(onChange ? { onRemove: () => onChange({ labels: labels.filter((other) => other !== label) }) } : {})}
        >
          {label.title}
        </Tag>
      ))}
    </Tags>
  );
}
