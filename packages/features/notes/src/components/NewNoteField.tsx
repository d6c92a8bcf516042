import { useTranslation } from '@quarterdeck/i18n';
import { Icon } from '@quarterdeck/ui/Icon';
import { IconButton } from '@quarterdeck/ui/IconButton';
import { Kbd } from '@quarterdeck/ui/Kbd';
import { usePreferences } from '@quarterdeck/ui/preferences';
import { Tag } from '@quarterdeck/ui/Tag';
import { below, token, type } from '@quarterdeck/ui/tokens';
import { ImagePlus, ListChecks, Plus } from 'lucide-react';
import { styled } from 'styled-components';
import { noteKeys } from '../model/noteKeys';
import type { NewNoteStart } from '../model/noteViews';
import { labelHue } from './LabelDot';
import { useNotes } from './NotesContext';

/** The way to a new note, above the list. It gets the label of the view. */
export function NewNoteField({ onBegin }: { onBegin: (start: NewNoteStart) => void }) {
  const { t } = useTranslation();
  const { label } = useNotes();
  const { hasSingleKeys } = usePreferences();
  return (
    <Field>
      <button type="button" onClick={() => onBegin('text')} data-part="write">
        <Icon icon={Plus} />
        {t('notes.write')}
      </button>
      {label ? (
        <Tag variant="dot" hue={labelHue(label.id)}>
          {label.title}
        </Tag>
      ) : null}
      <IconButton icon={ListChecks} label={t('notes.newChecklist')} onPress={() => onBegin('checklist')} />
      <IconButton icon={ImagePlus} label={t('notes.newPicture')} onPress={() => onBegin('picture')} />
      {hasSingleKeys ? <Kbd keys={noteKeys.add.keys[0]} data-part="key" /> : null}
    </Field>
  );
}

const Field = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.1')};
  min-block-size: 48px;
  padding-inline: ${token('space.4')} ${token('space.3')};
  border-radius: ${token('radius.lg')};
  background: ${token('surface.card')};
  box-shadow: ${token('elevation.1')};
  & > [data-part='write'] {
    display: flex;
    flex: 1;
    align-items: center;
    gap: ${token('space.3')};
    min-block-size: 46px;
    border: 0;
    padding: 0;
    background: none;
    color: ${token('text.secondary')};
    cursor: text;
    outline: none;
    ${type('body')}
  }
  &:has([data-part='write']:focus-visible) {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: 2px;
  }
  & > [data-part='key'] {
    margin-inline-start: ${token('space.2')};
  }
  ${below('sm')} {
    display: none;
  }
`;
