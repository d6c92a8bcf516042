import type { ExpandedNote } from '@quarterdeck/contract/entities/note';
import type { NotePatch } from '@quarterdeck/contract/writes/notes';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { Menu, MenuItem, MenuSection, MenuSeparator } from '@quarterdeck/ui/Menu';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { reminderTimes, reminderWords } from '../model/reminderTimes';
import { LabelDot } from './LabelDot';
import { useNotes } from './NotesContext';

export interface NoteMenuProps {
  note: ExpandedNote;
  onChange: (patch: NotePatch) => void;
}

type ReminderMenuProps = NoteMenuProps & {
  /** Opens the dialog for another time. */
  onPick: () => void;
};

/** When to be reminded. */
export function ReminderMenu(props: ReminderMenuProps) {
  const { t } = useTranslation();
  return (
    <Menu aria-label={t('notes.reminder.remind')}>
      <ReminderItems {...props} />
    </Menu>
  );
}

/** Mounted when the menu opens: the times are those of that moment. */
function ReminderItems({ note, onChange, onPick }: ReminderMenuProps) {
  const { t } = useTranslation();
  const { locale } = useFormats();
  const [times] = useState(() => reminderTimes(new Date()));
  const chosen = note.reminder === null ? [] : [times.find(({ at }) => at === note.reminder)?.id ?? 'pick'];
  return (
    <>
      <MenuSection title={t('notes.reminder.remind')} selectionMode="single" selectedKeys={chosen}>
        {times.map(({ id, at }) => (
          <MenuItem
            key={id}
            id={id}
            hint={reminderWords[id === 'nextWeek' ? 'weekdayTime' : 'time'](at, locale)}
            onAction={() => onChange({ reminder: at })}
          >
            {t(`notes.reminder.${id}`)}
          </MenuItem>
        ))}
        <MenuItem id="pick" onAction={onPick}>
          {t('notes.reminder.pick')}
        </MenuItem>
      </MenuSection>
      {note.reminder === null ? null : (
        <>
          <MenuSeparator />
          <MenuItem id="remove" isDanger onAction={() => onChange({ reminder: null })}>
            {t('notes.reminder.remove')}
          </MenuItem>
        </>
      )}
    </>
  );
}

/** Which labels a note has. @param onNew opens the dialog in which a label is made. */
export function LabelMenu({ note, onChange, onNew }: NoteMenuProps & { onNew: () => void }) {
  const { t } = useTranslation();
  const { labels } = useNotes();
  return (
    <Menu aria-label={t('notes.labels.title')} onAction={(key) => key === 'new' && onNew()}>
      {labels.length === 0 ? null : (
        <MenuSection
          title={t('notes.labels.title')}
          selectionMode="multiple"
          selectedKeys={note.labels.map(({ id }) => id)}
          onSelectionChange={(keys) => onChange({ labels: labels.filter(({ id }) => keys === 'all' || keys.has(id)) })}
        >
          {labels.map(({ id, title }) => (
            <MenuItem key={id} id={id} leading={<LabelDot $id={id} />} textValue={title}>
              {title}
            </MenuItem>
          ))}
        </MenuSection>
      )}
      <MenuSeparator />
      <MenuItem id="new" icon={Plus}>
        {t('notes.labels.new')}
      </MenuItem>
    </Menu>
  );
}
