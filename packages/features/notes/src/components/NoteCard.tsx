import type { ExpandedNote } from '@quarterdeck/contract/entities/note';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { Checkbox } from '@quarterdeck/ui/Checkbox';
import { Marked } from '@quarterdeck/ui/Marked';
import { RouterLink } from '@quarterdeck/ui/router';
import { shownTitle } from '@quarterdeck/ui/saidTitle';
import { useMediaQuery } from '@quarterdeck/ui/viewport';
import { VisuallyHidden } from '@quarterdeck/ui/VisuallyHidden';
import { memo, useState, type FocusEvent } from 'react';
import { addressOfNote, nameOf } from '../model/noteViews';
import { Card, Tools } from './NoteCard.styles';
import { useNotes } from './NotesContext';
import { NoteTags } from './NoteTags';
import { NoteTools } from './NoteTools';

/** Entries of a checklist that a card shows. */
export const shownEntries = 6;

/** A note in the list. Its title is the address that fills it; entries are checked in place. */
export const NoteCard = memo(function NoteCard({ note }: { note: ExpandedNote }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { view, search, writes } = useNotes();
  const hasNoHover = useMediaQuery('(pointer: coarse)');
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const { title, content, tasks, image, archived } = note;
  const entries = tasks ?? [];
  const hidden = entries.length - shownEntries;
  const check = (id: string) => {
    const changed = entries.map((task) => (task.id === id ? { ...task, completed: !task.completed } : task));
    void writes.update(note, { tasks: changed });
  };
  const handleBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
  };
  const name = nameOf(note) === '' ? t('notes.untitled') : nameOf(note);
  const actions = t('notes.actionsFor', { title: name });

  return (
    <Card
      data-archived={archived || undefined}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={handleBlur}
    >
      {image === null ? null : <img src={image} alt="" decoding="async" />}
      <div data-part="body">
        <RouterLink
          to={addressOfNote(note.id, view, search)}
          data-part="open"
          data-note={note.id}
          data-untitled={title.trim() === '' || undefined}
          dir="auto"
        >
          {title.trim() === '' ? (
            <VisuallyHidden>{name}</VisuallyHidden>
          ) : (
            <Marked text={shownTitle(title)} query={search} />
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
                  <Marked text={shownTitle(task.content)} query={search} />
                </Checkbox>
              </li>
            ))}
          </ul>
        )}
        {hidden > 0 ? (
          <span data-part="more">
            {t('notes.more', {
              more: formats.number(hidden),
              done: formats.number(entries.filter((task) => task.completed).length),
              total: formats.number(entries.length),
            })}
          </span>
        ) : null}
        <NoteTags note={note} />
      </div>
      {isPointed || isFocused || isOpen || hasNoHover ? (
        <Tools role="group" aria-label={actions}>
          <NoteTools
            note={note}
            size="sm"
            menuLabel={hasNoHover ? actions : undefined}
            onChange={(patch) => void writes.update(note, patch)}
            onArchive={() => void writes.archive(note)}
            onDelete={() => void writes.remove(note)}
            onOpenChange={setOpen}
          />
        </Tools>
      ) : null}
    </Card>
  );
});
