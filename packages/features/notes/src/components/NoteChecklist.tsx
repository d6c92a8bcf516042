import { noteTaskMaxLength, type ExpandedNote } from '@quarterdeck/contract/entities/note';
import { newId } from '@quarterdeck/contract/rules/newId';
import type { NotePatch } from '@quarterdeck/contract/writes/notes';
import { useWrites } from '@quarterdeck/data/writes/useWrite';
import { useFormats, useTooLong, useTranslation } from '@quarterdeck/i18n';
import type { SaveState } from '@quarterdeck/ui/autosave';
import { Checklist } from '@quarterdeck/ui/Checklist';
import { truncateForSpeech } from '@quarterdeck/ui/truncate';
import { draftPrefix } from '../queries/noteWrites';
import { useNotes } from './NotesContext';

/** Entries of one checklist. */
const entryLimit = 1_000;

export interface NoteChecklistProps {
  note: ExpandedNote;
  /** In the keys by which the browser keeps what is not saved yet. */
  draftId: string;
  /** Whether the list has the note. */
  isMade: boolean;
  /** Whether the list was asked for just now. */
  isBegun: boolean;
  onChange: (patch: NotePatch) => Promise<boolean>;
  /** Of the text of an entry, which tells its state itself. */
  onSaveText: (patch: NotePatch) => Promise<boolean>;
  onSaveState: (state: SaveState, field: string) => void;
}

/** The entries of a note: added one by one or as lines that are pasted, checked, edited and removed. */
export function NoteChecklist({
  note,
  draftId,
  isMade,
  isBegun,
  onChange,
  onSaveText,
  onSaveState,
}: NoteChecklistProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const tooLong = useTooLong();
  // An entry may have its id from the API before the list shows it; its key stays the same.
  const { keyOf } = useWrites();
  const { writes } = useNotes();
  const tasks = note.tasks ?? [];
  const add = async (texts: string[], onKept: () => void) => {
    if (!isMade) {
      const added = texts.map((content) => ({ id: newId(), content, completed: false }));
      // It stands in the list, whether or not the note is saved.
      void onChange({ tasks: [...tasks, ...added] });
      return true;
    }
    const tell = (state: SaveState) => onSaveState(state, 'entries');
    tell('saving');
    const isSaved = await writes.addTasks(note, texts, { kept: onKept, saved: () => tell('saved') });
    tell(isSaved ? 'saved' : 'failed');
    return isSaved;
  };
  const remove = (key: string) => {
    const removed = tasks.find(({ id }) => keyOf(id) === key);
    if (removed && isMade) void writes.removeTask(note, removed);
    else void onChange({ tasks: tasks.filter((task) => task !== removed) });
  };
  return (
    <Checklist
      variant="square"
      items={tasks.map(({ id, content, completed }) => ({ id: keyOf(id), text: content, isDone: completed }))}
      words={{
        title: t('notes.checklist.title'),
        progress: t('notes.checklist.progress', {
          done: formats.number(tasks.filter((task) => task.completed).length),
          total: formats.number(tasks.length),
        }),
        add: t('notes.checklist.add'),
        text: t('notes.checklist.entry'),
        check: (text) => t('notes.checklist.check', { title: truncateForSpeech(text) }),
        remove: (text) => t('notes.checklist.remove', { title: truncateForSpeech(text) }),
      }}
      draftKey={`${draftPrefix}entry:${draftId}`}
      takesFocus={isBegun}
      limit={{ items: entryLimit, full: t('notes.checklist.full', { limit: formats.number(entryLimit) }) }}
      autosave={{ draftKey: (id) => `${draftPrefix}entry:${draftId}:${id}`, onState: onSaveState }}
      refuse={(text) => tooLong(text, noteTaskMaxLength)}
      onAdd={add}
      onChange={(key, { text, isDone }) =>
        (text === undefined ? onChange : onSaveText)({
          tasks: tasks.map((task) =>
            keyOf(task.id) === key
              ? { ...task, content: text ?? task.content, completed: isDone ?? task.completed }
              : task,
          ),
        })
      }
      onRemove={remove}
    />
  );
}
