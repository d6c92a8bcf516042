import { useRef, useState, type ComponentProps, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { isQuestion } from '../keptFocus';
import { RowHandle, RowMenuButton } from '../RecordRow';
import { truncateForDisplay } from '../truncate';
import { below, token, type } from '../tokens';
import { rowControls, rowControlsOnDemand } from '../VirtualList';

export interface SectionRowProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** As it is saved; may be empty. */
  title: string;
  /** How it is shown without a title, such as "Untitled". */
  untitled: string;
  /** How many rows it has, written out; nothing while it is not known. */
  count?: ReactNode;
  words: {
    /** Name of the field, and of the title as a button: "Rename Hull". */
    rename: string;
    /** "Drag to move". */
    drag: string;
    /** "Actions for Hull". */
    menu: string;
  };
  /** Whether the section can be moved. */
  canMove: boolean;
  /** Whether the title is a field. */
  isEditing: boolean;
  /** In UTF-16 units. @default none */
  maxLength?: number;
  onEditStart: () => void;
  /** @param isByKey whether Enter or Escape ended it: the focus is to go back to the row. */
  onEditEnd: (isByKey: boolean) => void;
  /** Gets a title that differs, trimmed and not empty. */
  onRename: (title: string) => void;
  /** Opens the menu of the button. */
  onMenu: (button: HTMLElement) => void;
}

/** A heading over the rows that follow in a `RecordList`. Its title is edited in place. */
export function SectionRow({
  title,
  untitled,
  count,
  words,
  canMove,
  isEditing,
  maxLength,
  onEditStart,
  onEditEnd,
  onRename,
  onMenu,
  ...rest
}: SectionRowProps) {
  return (
    <Heading role="gridcell" {...rest}>
      <RowHandle canMove={canMove} label={words.drag} />
      {isEditing ? (
        <TitleField title={title} label={words.rename} maxLength={maxLength} onRename={onRename} onEnd={onEditEnd} />
      ) : (
        <button type="button" tabIndex={-1} data-part="title" dir="auto" title={words.rename} onClick={onEditStart}>
          {truncateForDisplay(title === '' ? untitled : title)}
        </button>
      )}
      {count === undefined ? null : <span data-part="count">{count}</span>}
      <RowMenuButton label={words.menu} onOpen={onMenu} />
    </Heading>
  );
}

interface TitleFieldProps extends Pick<SectionRowProps, 'title' | 'onRename'> {
  label: string;
  maxLength: number | undefined;
  onEnd: (isByKey: boolean) => void;
}

/** Enter and leaving save, Escape does not; an empty title puts the old one back. */
function TitleField({ title, label, maxLength, onRename, onEnd }: TitleFieldProps) {
  const [text, setText] = useState(title);
  // The focus that goes back to the row leaves this field, which would end a second time.
  const isEnded = useRef(false);
  const end = (isSaved: boolean, isByKey: boolean) => {
    if (isEnded.current) return;
    isEnded.current = true;
    const wanted = text.trim();
    if (isSaved && wanted !== '' && wanted !== title) onRename(wanted);
    onEnd(isByKey);
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
    if (document.activeElement !== event.currentTarget && !isQuestion(event.relatedTarget)) end(true, false);
  };
  return (
    <input
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- The person asked for this field by a click or Enter.
      autoFocus
      aria-label={label}
      value={text}
      dir="auto"
      maxLength={maxLength}
      onChange={(event) => setText(event.target.value)}
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
    white-space: nowrap;
  }
  & > [data-part='menu'] {
    margin-inline-start: auto;
  }
`;
