import {
  noteContentMaxLength,
  noteTitleMaxLength,
  type ExpandedNote,
  type NoteId,
} from '@quarterdeck/contract/entities/note';
import { ConflictNote } from '@quarterdeck/data/writes/conflicts';
import { removeDrafts } from '@quarterdeck/data/writes/useUnsavedDrafts';
import { useTooLong, useTranslation } from '@quarterdeck/i18n';
import { Alert } from '@quarterdeck/ui/Alert';
import { readDraft, useAutosave, type Autosave } from '@quarterdeck/ui/autosave';
import { Button } from '@quarterdeck/ui/Button';
import { Dialog, DialogBody } from '@quarterdeck/ui/Dialog';
import { docked } from '@quarterdeck/ui/dock';
import { IconButton } from '@quarterdeck/ui/IconButton';
import { useKitMessages } from '@quarterdeck/ui/messages';
import { Picture, PictureButton, usePictureInput } from '@quarterdeck/ui/PictureField';
import { useNavigate } from '@quarterdeck/ui/router';
import { TextArea } from '@quarterdeck/ui/TextArea';
import { toasts } from '@quarterdeck/ui/Toast';
import { SaveNote } from '@quarterdeck/ui/SaveNote';
import { useUndo } from '@quarterdeck/ui/undo';
import { ArrowLeft, ListChecks } from 'lucide-react';
import { useRef, useState } from 'react';
import { addressOfView, isBlank, notesOfView, titleOf, type NewNoteStart } from '../model/noteViews';
import { draftPrefix } from '../queries/noteWrites';
import { NoteChecklist } from './NoteChecklist';
import { Bar, Body, Foot } from './NoteEditor.styles';
import { useNotes } from './NotesContext';
import { NoteTags } from './NoteTags';
import { NoteTools } from './NoteTools';
import { useNoteDraft } from './useNoteDraft';

export interface NoteEditorProps {
  id: NoteId;
  /** What stays the same of the note when it gets its id from the API. */
  noteKey: string;
  /** Undefined for a note that is yet to be made. */
  saved: ExpandedNote | undefined;
  /** How a new note begins; null for one that exists. */
  start: NewNoteStart | null;
  onClose: () => void;
}

/** A note over the list. Everything is saved by itself; a new note that stays empty leaves nothing. */
export function NoteEditor({ id, noteKey, saved, start, onClose }: NoteEditorProps) {
  const { t } = useTranslation();
  const { close: closeLabel } = useKitMessages();
  const { writes, view, search } = useNotes();
  const navigate = useNavigate();
  const tooLong = useTooLong();
  const undo = useUndo();
  const { note, draftId, newest, save, saveText, isMade, isNew, state, tellState } = useNoteDraft(id, noteKey, saved);
  // What was typed for a first entry and is not added is not hidden.
  const [hasChecklist, setHasChecklist] = useState(
    () => start === 'checklist' || readDraft(`${draftPrefix}entry:${draftId}`) !== null,
  );
  const autosave = (field: 'title' | 'content', most: number): Autosave => ({
    draftKey: `${draftPrefix}${field}:${draftId}`,
    // Of a new note nothing is saved, whatever its editor shows.
    saved: saved?.[field] ?? '',
    asks: true,
    refuse: (text) => tooLong(text, most),
    // Blanks at its end do not make a text too long.
    save: (text) => saveText({ [field]: text.length > most ? text.trim() : text }),
    onState: tellState,
  });
  const title = useAutosave(autosave('title', noteTitleMaxLength));
  const content = useAutosave(autosave('content', noteContentMaxLength));
  const picture = usePictureInput({ onRead: (image) => changePicture(image, 'replaced') });
  const body = useRef<HTMLDivElement>(null);
  const changePicture = (image: string | null, done: 'replaced' | 'removed') => {
    const before = newest().image;
    void save({ image });
    if (before !== null) undo.offer({ label: t(`notes.picture.${done}`), undo: () => save({ image: before }) });
  };

  /** What is typed goes out before what is done to the note next. @returns the note with it. */
  const flush = () => {
    void title.save();
    void content.save();
    // Nobody comes back to the address of a new note: what is left in the field for an entry is added.
    if (isNew) body.current?.querySelector('form')?.requestSubmit();
    const textOf = (field: typeof title, before: string) => (field.problem === undefined ? field.text : before);
    return { ...newest(), title: textOf(title, note.title), content: textOf(content, note.content) };
  };
  const leave = (act: (written: ExpandedNote) => unknown) => {
    const written = flush();
    if (isMade()) act(written);
    onClose();
  };
  const hasProblem = title.problem !== undefined || content.problem !== undefined;
  const closeNew = (written: ExpandedNote) => {
    if (isBlank(written)) return hasProblem || writes.remove(written, false);
    // It is not in the list below, which would look as if it were lost.
    if (notesOfView([written], view, search).length === 0)
      toasts.add({
        title: t('notes.done.added', { title: titleOf(written, t) }),
        action: { label: t('notes.done.show'), onPress: () => void navigate(addressOfView({ kind: 'notes' }, '')) },
      });
    return undefined;
  };
  const close = () => leave((written) => isNew && closeNew(written));
  const remove = () => {
    leave((written) => writes.remove(written, !isBlank(written)));
    // Of a note that was never made.
    removeDrafts(draftPrefix, draftId);
  };

  return (
    <Dialog isOpen size="editor" aria-label={t('notes.note')} onOpenChange={(isOpen) => !isOpen && close()}>
      <Bar>
        <IconButton icon={ArrowLeft} isDirectional label={t('notes.back')} onPress={close} />
      </Bar>
      <DialogBody data-part="editor">
        <Body ref={body} {...picture.targetProps}>
          {note.image === null ? null : (
            <Picture
              src={note.image}
              alt={t('notes.picture.alt')}
              onRemove={() => changePicture(null, 'removed')}
              removeLabel={t('notes.picture.remove')}
              data-part="picture"
            />
          )}
          {picture.problem === null ? null : (
            <Alert tone="danger" isAnnounced>
              {t(`notes.picture.${picture.problem}`)}
            </Alert>
          )}
          <TextArea
            aria-label={t('notes.titleLabel')}
            placeholder={t('notes.titleLabel')}
            variant="quiet"
            minRows={1}
            maxRows={6}
            {...title.fieldProps}
            // A title is one line, also where it is pasted or as long as several.
            onChange={(text) => title.change(text.replaceAll(/\s*\n\s*/g, ' '))}
            data-part="title"
          />
          <ConflictNote conflict={title.conflict} />
          <TextArea
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- The editor of a new note opens because somebody asked to write.
            autoFocus={start !== null && start !== 'checklist'}
            aria-label={t('notes.contentLabel')}
            placeholder={t('notes.contentHint')}
            variant="quiet"
            minRows={1}
            maxRows={200}
            {...content.fieldProps}
            data-part="content"
          />
          <ConflictNote conflict={content.conflict} />
          {note.tasks !== null || hasChecklist ? (
            <NoteChecklist
              note={note}
              draftId={draftId}
              isMade={saved !== undefined}
              isBegun={hasChecklist}
              onChange={save}
              onSaveText={saveText}
              onSaveState={tellState}
            />
          ) : null}
          <NoteTags note={note} onChange={(patch) => void save(patch)} />
        </Body>
      </DialogBody>
      <Foot ref={docked}>
        <NoteTools
          note={note}
          newest={newest}
          onChange={(patch) => void save(patch)}
          onArchive={() => leave(writes.archive)}
          onDelete={remove}
        >
          {note.tasks === null && !hasChecklist ? (
            <IconButton icon={ListChecks} label={t('notes.checklist.begin')} onPress={() => setHasChecklist(true)} />
          ) : null}
          <PictureButton label={t('notes.picture.add')} opensAtOnce={start === 'picture'} onChoose={picture.take} />
        </NoteTools>
        <SaveNote state={state} reason={title.problem ?? content.problem} />
        <Button onPress={close} data-part="close">
          {closeLabel}
        </Button>
      </Foot>
    </Dialog>
  );
}
