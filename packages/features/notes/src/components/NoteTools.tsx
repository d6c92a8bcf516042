import type { ExpandedNote } from '@quarterdeck/contract/entities/note';
import type { NoteLabel } from '@quarterdeck/contract/entities/noteLabel';
import { createTaskCommand } from '@quarterdeck/contract/featureCommands';
import type { NotePatch } from '@quarterdeck/contract/writes/notes';
import { useCommand } from '@quarterdeck/data/offers/useCommand';
import { useTranslation } from '@quarterdeck/i18n';
import type { ButtonSize } from '@quarterdeck/ui/Button';
import { IconButton } from '@quarterdeck/ui/IconButton';
import { Menu, MenuItem, MenuSeparator, MenuTrigger, Submenu } from '@quarterdeck/ui/Menu';
import { useKitMessages } from '@quarterdeck/ui/messages';
import { ReminderDialog, ReminderMenu } from '@quarterdeck/ui/ReminderMenu';
import { TagMenu } from '@quarterdeck/ui/TagManager';
import { Archive, ArchiveRestore, Bell, CircleCheck, EllipsisVertical, Tag, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { managedLabel } from '../model/noteLabels';
import { taskOf } from '../model/noteViews';
import { LabelDialog } from './LabelDialog';
import { useNotes } from './NotesContext';

export interface NoteToolsProps {
  note: ExpandedNote;
  /** The note as it is by now, also between two renders. @default what is shown */
  newest?: () => ExpandedNote;
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
  newest = () => note,
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
  const task = taskOf(note);
  const makeTask = useCommand(createTaskCommand);
  const [dialog, setDialog] = useState<'reminder' | 'label' | null>(null);
  const open = (next: typeof dialog) => {
    setDialog(next);
    onOpenChange(next !== null);
  };
  const addLabel = (label: NoteLabel) =>
    onChange({ labels: [...newest().labels.filter(({ id }) => id !== label.id), label] });
  const { remindMe } = useKitMessages();
  const labelsTitle = t('notes.labels.title');
  const reminderMenu = (
    <ReminderMenu
      value={note.reminder}
      onChange={(reminder) => onChange({ reminder })}
      onPick={() => open('reminder')}
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
  const actions = [
    ...(makeTask && task
      ? [{ id: 'task', icon: CircleCheck, label: t('notes.makeTask'), run: () => makeTask(task) }]
      : []),
    note.archived
      ? { id: 'archive', icon: ArchiveRestore, label: t('notes.unarchive'), run: onArchive }
      : { id: 'archive', icon: Archive, label: t('notes.archiveIt'), run: onArchive },
    { id: 'delete', icon: Trash2, label: t('notes.delete'), run: onDelete },
  ];
  return (
    <>
      {menuLabel === undefined ? (
        <>
          <MenuTrigger onOpenChange={onOpenChange}>
            <IconButton
              size={size}
              icon={Bell}
              label={remindMe}
              variant={note.reminder === null ? 'ghost' : 'subtle'}
            />
            {reminderMenu}
          </MenuTrigger>
          <MenuTrigger onOpenChange={onOpenChange}>
            <IconButton size={size} icon={Tag} label={labelsTitle} />
            {labelMenu}
          </MenuTrigger>
          {children}
          {actions.map(({ id, icon, label, run }) => (
            <IconButton key={id} size={size} icon={icon} label={label} onPress={run} />
          ))}
        </>
      ) : (
        <MenuTrigger>
          <IconButton size={size} icon={EllipsisVertical} label={menuLabel} />
          <Menu>
            <Submenu label={remindMe} icon={Bell}>
              {reminderMenu}
            </Submenu>
            <Submenu label={labelsTitle} icon={Tag}>
              {labelMenu}
            </Submenu>
            {actions.map(({ id, icon, label, run }) => [
              id === 'delete' ? <MenuSeparator key="rule" /> : null,
              <MenuItem key={id} icon={icon} isDanger={id === 'delete'} onAction={run}>
                {label}
              </MenuItem>,
            ])}
          </Menu>
        </MenuTrigger>
      )}
      {dialog === 'reminder' ? (
        <ReminderDialog
          value={note.reminder}
          onChange={(reminder) => onChange({ reminder })}
          onClose={() => open(null)}
        />
      ) : null}
      {dialog === 'label' ? <LabelDialog giveTo={{ note, add: addLabel }} onClose={() => open(null)} /> : null}
    </>
  );
}
