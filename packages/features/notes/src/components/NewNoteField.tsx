import type { NoteId } from '@quarterdeck/contract/entities/note';
import { newId } from '@quarterdeck/contract/rules/newId';
import { useTranslation } from '@quarterdeck/i18n';
import { Icon } from '@quarterdeck/ui/Icon';
import { IconButton } from '@quarterdeck/ui/IconButton';
import { Kbd } from '@quarterdeck/ui/Kbd';
import { usePreferences } from '@quarterdeck/ui/preferences';
import { useNavigate } from '@quarterdeck/ui/router';
import { Tag } from '@quarterdeck/ui/Tag';
import { ImagePlus, ListChecks, Plus } from 'lucide-react';
import { useCallback } from 'react';
import { labelHue } from '../model/labelHue';
import { addressOfNote, type NewNoteStart, type NoteView } from '../model/noteViews';
import { NewNote } from './NotesPane.styles';
import { useNotes } from './NotesContext';

/** Opens the editor for a note that is made with its first content. */
export function useNewNote(view: NoteView, search: string) {
  const navigate = useNavigate();
  return useCallback(
    (start: NewNoteStart) => void navigate(addressOfNote(newId() as NoteId, view, search, start)),
    [navigate, view, search],
  );
}

/** The way to a new note, above the list. It gets the label of the view. */
export function NewNoteField({ onBegin }: { onBegin: (start: NewNoteStart) => void }) {
  const { t } = useTranslation();
  const { view, labels } = useNotes();
  const { hasSingleKeys } = usePreferences();
  const label = view.kind === 'label' ? labels.find(({ id }) => id === view.id) : undefined;
  return (
    <NewNote>
      <button type="button" onClick={() => onBegin('text')} data-part="write">
        <Icon icon={Plus} />
        <span>{t('notes.write')}</span>
      </button>
      {label ? (
        <Tag variant="dot" hue={labelHue(label.id)}>
          {label.title}
        </Tag>
      ) : null}
      <IconButton icon={ListChecks} label={t('notes.newChecklist')} onPress={() => onBegin('checklist')} />
      <IconButton icon={ImagePlus} label={t('notes.newPicture')} onPress={() => onBegin('picture')} />
      {hasSingleKeys ? <Kbd keys="c" data-part="key" /> : null}
    </NewNote>
  );
}
