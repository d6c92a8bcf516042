import { useTranslation } from '@quarterdeck/i18n';
import { ComposeBar } from '@quarterdeck/ui/ComposeBar';
import { IconButton } from '@quarterdeck/ui/IconButton';
import { Tag } from '@quarterdeck/ui/Tag';
import { ImagePlus, ListChecks } from 'lucide-react';
import { labelHue } from '../model/noteLabels';
import { noteKeys } from '../model/noteKeys';
import type { NewNoteStart } from '../model/noteViews';
import { useNotes } from './NotesContext';

/** The way to a new note, above the list. It gets the label of the view. */
export function NewNoteField({ onBegin }: { onBegin: (start: NewNoteStart) => void }) {
  const { t } = useTranslation();
  const { label } = useNotes();
  return (
    <ComposeBar label={t('notes.write')} shortcut={noteKeys.add.keys[0]} onPress={() => onBegin('text')}>
      {label ? (
        <Tag variant="dot" hue={labelHue(label.id)}>
          {label.title}
        </Tag>
      ) : null}
      <IconButton icon={ListChecks} label={t('notes.newChecklist')} onPress={() => onBegin('checklist')} />
      <IconButton icon={ImagePlus} label={t('notes.newPicture')} onPress={() => onBegin('picture')} />
    </ComposeBar>
  );
}
