import type { Task } from '@quarterdeck/contract/entities/task';
import { below, token, type } from '@quarterdeck/ui/tokens';
import { useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { useSections, useTaskList } from './TaskListContext';
import { rowControls } from './TaskRow.styles';

/** A heading over the tasks that follow. Its title is edited in place. */
export function SectionRow({ section }: { section: Task }) {
  const { t, words, canMove, onMenu } = useTaskList();
  const { counts, editingId, onEditStart } = useSections();
  const title = section.title === '' ? words.untitled : section.title;
  const remaining = counts.get(section.id)?.remaining;
  return (
    <Heading>
      <span data-part="handle" data-drag-handle={canMove || undefined} title={canMove ? words.drag : undefined} />
      {editingId === section.id ? (
        <TitleField section={section} />
      ) : (
        <button
          type="button"
          tabIndex={-1}
          data-part="title"
          dir="auto"
          title={t('tasks.rename', { title })}
          onClick={() => onEditStart(section)}
        >
          {title}
        </button>
      )}
      {remaining === undefined ? null : <span data-part="count">{t('tasks.sectionCount', { count: remaining })}</span>}
      <button
        type="button"
        data-part="menu"
        tabIndex={-1}
        aria-label={words.actionsFor(title)}
        aria-haspopup="menu"
        onClick={(event) => onMenu(section, event.currentTarget)}
      />
    </Heading>
  );
}

function TitleField({ section }: { section: Task }) {
  const { t } = useTaskList();
  const { onRename, onEditEnd } = useSections();
  const [title, setTitle] = useState(section.title);
  const save = () => {
    if (title.trim() !== section.title) onRename(section, title.trim());
    onEditEnd();
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') save();
    else if (event.key === 'Escape') onEditEnd();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <input
      // The person asked for this field by a click or Enter; the focus belongs in it.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      aria-label={t('tasks.rename', { title: section.title })}
      value={title}
      dir="auto"
      maxLength={20_000}
      onChange={(event) => setTitle(event.target.value)}
      onKeyDown={handleKeyDown}
      onBlur={save}
    />
  );
}

const Heading = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.3')};
  block-size: 100%;
  padding-inline: ${token('space.2')} ${token('space.4')};
  background: ${token('surface.sunken')};
  ${rowControls}
  ${below('sm')} {
    padding-inline: ${token('space.4')} ${token('space.2')};
  }
  & > [data-part='title'],
  & > input {
    min-inline-size: 0;
    padding: 2px 6px;
    margin-inline-start: -6px;
    border: 1px solid transparent;
    border-radius: ${token('radius.sm')};
    background: transparent;
    color: ${token('text.primary')};
    ${type('title-5')}
    text-align: start;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    cursor: text;
  }
  & > [data-part='title']:hover {
    border-color: ${token('border.default')};
  }
  & > input {
    flex: 1;
    border-color: ${token('border.control')};
    background: ${token('surface.card')};
  }
  & > [data-part='count'] {
    ${type('small')}
    color: ${token('text.secondary')};
    font-variant-numeric: tabular-nums;
    margin-inline-end: auto;
    white-space: nowrap;
  }
`;
