import { taskTitleMaxLength, type Task } from '@quarterdeck/contract/entities/task';
import { below, token, type } from '@quarterdeck/ui/tokens';
import { rowControls, rowControlsOnDemand } from '@quarterdeck/ui/VirtualList';
import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { saidTitle, shownTitle } from '@quarterdeck/ui/saidTitle';
import { useSections, useTaskList } from './TaskListContext';

/** A heading over the tasks that follow. Its title is edited in place. */
export function SectionRow({ section }: { section: Task }) {
  const { t, words, canMove, onMenu } = useTaskList();
  const { counts, editingId, onEditStart } = useSections();
  const title = section.title === '' ? words.untitled : section.title;
  const said = saidTitle(title);
  const remaining = counts.get(section.id)?.remaining;
  return (
    <Heading role="gridcell">
      <span data-part="handle" data-drag-handle={canMove || undefined} title={canMove ? words.drag : undefined} />
      {editingId === section.id ? (
        <TitleField section={section} label={t('tasks.rename', { title: said })} />
      ) : (
        <button
          type="button"
          tabIndex={-1}
          data-part="title"
          dir="auto"
          title={t('tasks.rename', { title: said })}
          onClick={() => onEditStart(section)}
        >
          {shownTitle(title)}
        </button>
      )}
      {remaining === undefined ? null : <span data-part="count">{t('tasks.sectionCount', { count: remaining })}</span>}
      <button
        type="button"
        data-part="menu"
        tabIndex={-1}
        aria-label={words.actionsFor(said)}
        aria-haspopup="menu"
        onClick={(event) => onMenu(section, event.currentTarget)}
      />
    </Heading>
  );
}

/** Enter and leaving save, Escape does not; an empty title puts the old one back. */
function TitleField({ section, label }: { section: Task; label: string }) {
  const { onRename, onEditEnd } = useSections();
  const [title, setTitle] = useState(section.title);
  // The focus that goes back to the row leaves this field, which would end a second time.
  const isEnded = useRef(false);
  const end = (isSaved: boolean, isByKey: boolean) => {
    if (isEnded.current) return;
    isEnded.current = true;
    const wanted = title.trim();
    if (isSaved && wanted !== '' && wanted !== section.title) onRename(section, wanted);
    onEditEnd(section, isByKey);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const isKey = event.key === 'Enter' || event.key === 'Escape';
    if (!isKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    end(event.key === 'Enter', true);
  };
  const handleBlur = (event: FocusEvent<HTMLInputElement>) => {
    // When another window comes to the front, the field is still the focus of the page.
    if (document.activeElement !== event.currentTarget) end(true, false);
  };
  return (
    <input
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- The person asked for this field by a click or Enter.
      autoFocus
      aria-label={label}
      value={title}
      dir="auto"
      maxLength={taskTitleMaxLength}
      onChange={(event) => setTitle(event.target.value)}
      onKeyDown={handleKeyDown}
      onBlur={handleBlur}
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
  ${rowControlsOnDemand}
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
    text-align: match-parent;
    text-align: -webkit-match-parent;
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
