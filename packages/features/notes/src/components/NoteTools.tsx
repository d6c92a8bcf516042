import type { ExpandedNote } from '@quarterdeck/contract/entities/note';
import type { NoteLabel } from '@quarterdeck/contract/entities/noteLabel';
import type { NotePatch } from '@quarterdeck/contract/writes/notes';
import { useTranslation } from '@quarterdeck/i18n';
import type { ButtonSize } from '@quarterdeck/ui/Button';
import { IconButton } from '@quarterdeck/ui/IconButton';
import { Menu, MenuItem, MenuSeparator, MenuTrigger, Submenu } from '@quarterdeck/ui/Menu';
import { ReminderDialog, ReminderMenu } from '@quarterdeck/ui/ReminderMenu';
import { TagMenu } from '@quarterdeck/ui/TagManager';
import { Archive, ArchiveRestore, Bell, EllipsisVertical, Tag, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { managedLabel } from '../model/noteLabels';
import { LabelDialog } from './LabelDialog';
import { useNotes } from './NotesContext';

export interface NoteToolsProps {
  note: ExpandedNote;
  onChange: (patch: NotePatch) => void;
  onArchive: () => void;
  onDelete: () => void;
  size?: ButtonSize;
  /** One button with a menu, with this name, instead of a button for each. */
  menuLabel?: string | undefined;
  /** Between labels and archive. */
  children?: ReactNode;
  /** Hears whether a menu or a dialog of the note is open. */
  onOpenChange?: (isOpen: boolean) => void;
}

/** What can be done to a note: reminder and labels, each a menu with its dialog, archive and delete. */
export function NoteTools({
  note,
  onChange,
  onArchive,
  onDelete,
  size = 'md',
  menuLabel,
  children,
  onOpenChange = () => undefined,
}: NoteToolsProps) {
  const { t } = useTranslation();
  const { labels } = useNotes();
  const [dialog, setDialog] = useState<'reminder' | 'label' | null>(null);
  const open = (next: typeof dialog) => {
    setDialog(next);
    onOpenChange(next !== null);
  };
  const addLabel = (label: NoteLabel) =>
    onChange({ labels: [...note.labels.filter(({ id }) => id !== label.id), label] });
  const remind = t('notes.reminder.remind');
  const labelsTitle = t('notes.labels.title');
  const reminderMenu = (
    <ReminderMenu
      title={remind}
      value={note.reminder}
      onChange={(reminder) => onChange({ reminder })}
      pick={{ label: t('notes.reminder.pick'), onAction: () => open('reminder') }}
      removeLabel={t('notes.reminder.remove')}
    />
  );
  const labelMenu = (
    <TagMenu
      title={labelsTitle}
      tags={labels.map(managedLabel)}
      value={note.labels.map(({ id }) => id)}
      onChange={(ids) => onChange({ labels: labels.filter(({ id }) => ids.includes(id)) })}
      create={{ label: t('notes.labels.new'), onAction: () => open('label') }}
    />
  );
  const archive = t(note.archived ? 'notes.unarchive' : 'notes.archiveIt');
  const archiveIcon = note.archived ? ArchiveRestore : Archive;
  return (
    <>
      {menuLabel === undefined ? (
        <>
          <MenuTrigger onOpenChange={onOpenChange}>
            <IconButton size={size} icon={Bell} label={remind} variant={note.reminder === null ? 'ghost' : 'subtle'} />
            {reminderMenu}
          </MenuTrigger>
          <MenuTrigger onOpenChange={onOpenChange}>
            <IconButton size={size} icon={Tag} label={labelsTitle} />
            {labelMenu}
          </MenuTrigger>
          {children}
          <IconButton size={size} icon={archiveIcon} label={archive} onPress={onArchive} />
          <IconButton size={size} icon={Trash2} label={t('notes.delete')} onPress={onDelete} />
        </>
      ) : (
        <MenuTrigger>
          <IconButton size={size} icon={EllipsisVertical} label={menuLabel} />
          <Menu>
            <Submenu label={remind} icon={Bell}>
              {reminderMenu}
            </Submenu>
            <Submenu label={labelsTitle} icon={Tag}>
              {labelMenu}
            </Submenu>
            <MenuItem icon={archiveIcon} onAction={onArchive}>
              {archive}
            </MenuItem>
            <MenuSeparator />
            <MenuItem icon={Trash2} isDanger onAction={onDelete}>
              {t('notes.delete')}
            </MenuItem>
          </Menu>
        </MenuTrigger>
      )}
      {dialog === 'reminder' ? (
        <ReminderDialog
          value={note.reminder}
          words={{
            title: remind,
            day: t('notes.reminder.day'),
            time: t('notes.reminder.time'),
            set: t('notes.reminder.set'),
            missing: t('notes.reminder.missing'),
            past: t('notes.reminder.past'),
          }}
          onChange={(reminder) => onChange({ reminder })}
          onClose={() => open(null)}
        />
      ) : null}
      {dialog === 'label' ? <LabelDialog onMade={addLabel} onClose={() => open(null)} /> : null}
    </>
  );
}
