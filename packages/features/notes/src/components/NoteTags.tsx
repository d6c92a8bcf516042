import type { ExpandedNote } from '@quarterdeck/contract/entities/note';
import type { NotePatch } from '@quarterdeck/contract/writes/notes';
import { useWrites } from '@quarterdeck/data/writes/useWrite';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { Icon } from '@quarterdeck/ui/Icon';
import { isPast, reminderWords } from '@quarterdeck/ui/ReminderMenu';
import { Tag } from '@quarterdeck/ui/Tag';
import { token } from '@quarterdeck/ui/tokens';
import { Archive, Bell, BellRing } from 'lucide-react';
import { styled } from 'styled-components';
import { labelHue } from '../model/noteLabels';

export interface NoteTagsProps {
  note: ExpandedNote;
  /** Makes the reminder and the labels removable, and writes the reminder out. */
  onChange?: (patch: NotePatch) => void;
}

/** Reminder and labels of a note. A reminder that is past is a warning with another bell, not by colour alone. */
export function NoteTags({ note: { reminder, labels, archived }, onChange }: NoteTagsProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { keyOf } = useWrites();
  if (reminder === null && labels.length === 0 && !archived) return null;
  const isOverdue = reminder !== null && isPast(reminder);
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
          {...(onChange ? { onRemove: () => onChange({ reminder: null }), removeName: t('notes.reminder.label') } : {})}
        >
          {onChange
            ? reminderWords.long(reminder, formats.locale)
            : `${formats.day(reminder)}, ${reminderWords.time(reminder, formats.locale)}`}
        </Tag>
      )}
      {labels.map((label) => (
        <Tag
          key={keyOf(label.id)}
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

const Tags = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.1-5')};
  min-inline-size: 0;
  & > [data-overdue] {
    background: ${token('warning.subtle')};
    color: ${token('warning.text')};
  }
`;
