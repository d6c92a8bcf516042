import type { ExpandedNote } from '@quarterdeck/contract/entities/note';
import type { NoteLabel } from '@quarterdeck/contract/entities/noteLabel';
import type { NotePatch } from '@quarterdeck/contract/writes/notes';
import { useTranslation } from '@quarterdeck/i18n';
import type { ButtonSize } from '@quarterdeck/ui/Button';
import { IconButton } from '@quarterdeck/ui/IconButton';
import { Menu, MenuItem, MenuSeparator, MenuTrigger, Submenu } from '@quarterdeck/ui/Menu';
import { Archive, ArchiveRestore, Bell, EllipsisVertical, Tag, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { LabelDialog } from './LabelDialog';
import { LabelMenu, ReminderMenu } from './NoteMenus';
import { ReminderDialog } from './ReminderDialog';

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
  const [dialog, setDialog] = useState<'reminder' | 'label' | null>(null);
  const open = (next: typeof dialog) => {
    setDialog(next);
    onOpenChange(next !== null);
  };
  const addLabel = (label: NoteLabel) =>
    onChange({ labels: [...note.labels.filter(({ id }) => id !== label.id), label] });
  const reminderMenu = <ReminderMenu note={note} onChange={onChange} onPick={() => open('reminder')} />;
  const labelMenu = <LabelMenu note={note} onChange={onChange} onNew={() => open('label')} />;
  const archive = t(note.archived ? 'notes.unarchive' : 'notes.archiveIt');
  const archiveIcon = note.archived ? ArchiveRestore : Archive;
  return (
    <>
      {menuLabel === undefined ? (
        <>
          <MenuTrigger onOpenChange={onOpenChange}>
            <IconButton
              size={size}
              icon={Bell}
              label={t('notes.reminder.remind')}
              variant={note.reminder === null ? 'ghost' : 'subtle'}
            />
            {reminderMenu}
          </MenuTrigger>
          <MenuTrigger onOpenChange={onOpenChange}>
            <IconButton size={size} icon={Tag} label={t('notes.labels.title')} />
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
            <Submenu label={t('notes.reminder.remind')} icon={Bell}>
              {reminderMenu}
            </Submenu>
            <Submenu label={t('notes.labels.title')} icon={Tag}>
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
          reminder={note.reminder}
          onChange={(reminder) => onChange({ reminder })}
          onClose={() => open(null)}
        />
      ) : null}
      {dialog === 'label' ? <LabelDialog onMade={addLabel} onClose={() => open(null)} /> : null}
    </>
  );
}
