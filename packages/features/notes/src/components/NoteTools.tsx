import type { ExpandedNote } from '@quarterdeck/contract/entities/note';
import type { NoteLabel } from '@quarterdeck/contract/entities/noteLabel';
import type { NotePatch } from '@quarterdeck/contract/writes/notes';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import type { ButtonSize } from '@quarterdeck/ui/Button';
import { IconButton } from '@quarterdeck/ui/IconButton';
import { lazyPart } from '@quarterdeck/ui/lazyPart';
import { Menu, MenuItem, MenuSection, MenuSeparator, MenuTrigger, Submenu } from '@quarterdeck/ui/Menu';
import { PartBoundary } from '@quarterdeck/ui/PartBoundary';
import { Archive, ArchiveRestore, Bell, EllipsisVertical, Plus, Tag, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { reminderTimes, reminderWords } from '../model/reminderTimes';
import { LabelDialog } from './LabelDialog';
import { LabelDot } from './LabelDot';
import { useNotes } from './NotesContext';

// Its calendar is large and seldom wanted.
const ReminderDialog = lazyPart(() => import('./ReminderDialog').then((file) => ({ default: file.ReminderDialog })));

interface NoteMenuProps {
  note: ExpandedNote;
  onChange: (patch: NotePatch) => void;
}

export interface NoteToolsProps extends NoteMenuProps {
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
        <PartBoundary shownFor onFailure={() => open(null)}>
          <ReminderDialog
            reminder={note.reminder}
            onChange={(reminder) => onChange({ reminder })}
            onClose={() => open(null)}
          />
        </PartBoundary>
      ) : null}
      {dialog === 'label' ? <LabelDialog onMade={addLabel} onClose={() => open(null)} /> : null}
    </>
  );
}

type ReminderMenuProps = NoteMenuProps & {
  /** Opens the dialog for another time. */
  onPick: () => void;
};

/** When to be reminded. */
function ReminderMenu(props: ReminderMenuProps) {
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
function LabelMenu({ note, onChange, onNew }: NoteMenuProps & { onNew: () => void }) {
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
