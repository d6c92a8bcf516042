import type { ExpandedNote } from '@quarterdeck/contract/entities/note';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { CardTools, useCardTools } from '@quarterdeck/ui/CardTools';
import { Checkbox } from '@quarterdeck/ui/Checkbox';
import { Marked } from '@quarterdeck/ui/Marked';
import { Picture } from '@quarterdeck/ui/PictureField';
import { RouterLink } from '@quarterdeck/ui/router';
import { truncateForDisplay } from '@quarterdeck/ui/truncate';
import { Text } from '@quarterdeck/ui/Text';
import { VisuallyHidden } from '@quarterdeck/ui/VisuallyHidden';
import { memo } from 'react';
import { addressOfNote, titleOf } from '../model/noteViews';
import { NoteFrame } from './NoteCard.styles';
import { useNotes } from './NotesContext';
import { NoteTags } from './NoteTags';
import { NoteTools } from './NoteTools';

/** Entries of a checklist that a card shows. */
export const shownEntries = 6;

/** A note in the list. Its title is the address that fills it; entries are checked in place. */
export const NoteCard = memo(function NoteCard({ note }: { note: ExpandedNote }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { view, search, kept, writes } = useNotes();
  const { isShown, hasNoHover, setOpen, cardProps } = useCardTools();
  const { title, content, image, archived } = note;
  const entries = note.tasks ?? [];
  const check = (id: string) => {
    const tasks = entries.map((task) => (task.id === id ? { ...task, completed: !task.completed } : task));
    void writes.update(note, { tasks });
  };
  const isUntitled = title.trim() === '';
  const name = titleOf(note, t);
  const actions = t('notes.actionsFor', { title: name });

  return (
    <NoteFrame data-archived={archived || undefined} {...cardProps}>
      {image === null ? null : <Picture src={image} alt="" height={151} data-part="picture" />}
      <div data-part="body">
        <RouterLink
          to={addressOfNote(note.id, view, kept)}
          data-part="card-link"
          data-untitled={isUntitled || undefined}
          dir="auto"
        >
          {isUntitled ? (
            <VisuallyHidden>{name}</VisuallyHidden>
          ) : (
            <Marked text={truncateForDisplay(title)} query={search} />
          )}
        </RouterLink>
        {content === '' ? null : (
          <p data-part="content" dir="auto">
            <Marked text={content} query={search} />
          </p>
        )}
        {entries.length === 0 ? null : (
          <ul>
            {entries.slice(0, shownEntries).map((task) => (
              <li key={task.id} data-done={task.completed || undefined}>
                <Checkbox isSelected={task.completed} onChange={() => check(task.id)}>
                  <Marked text={truncateForDisplay(task.content)} query={search} />
                </Checkbox>
              </li>
            ))}
          </ul>
        )}
        {entries.length > shownEntries ? (
          <Text variant="small" tone="secondary" data-part="more">
            {t('notes.more', {
              more: formats.number(entries.length - shownEntries),
              done: formats.number(entries.filter((task) => task.completed).length),
              total: formats.number(entries.length),
            })}
          </Text>
        ) : null}
        <NoteTags note={note} />
      </div>
      {isShown ? (
        <CardTools aria-label={actions}>
          <NoteTools
            note={note}
            size="sm"
            menuLabel={hasNoHover ? actions : undefined}
            onChange={(patch) => void writes.update(note, patch)}
            onArchive={() => void writes.archive(note)}
            onDelete={() => void writes.remove(note)}
            onOpenChange={setOpen}
          />
        </CardTools>
      ) : null}
    </NoteFrame>
  );
});
