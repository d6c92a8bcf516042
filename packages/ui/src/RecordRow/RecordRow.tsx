import type { ComponentProps } from 'react';
import { Avatar } from '../Avatar';
import type { Hue } from '../hues';
import { Marked, type MarkedProps } from '../Marked';
import { truncateForDisplay } from '../truncate';
import { Tag } from '../Tag';
import { rowTouch, type RowTouch } from '../VirtualList';
import { Row } from './RecordRow.styles';

export interface RecordRowProps extends ComponentProps<'div'> {
  /** Strikes its title through. @default false */
  isDone?: boolean;
  /** Handle and menu are seen always, or only in the row where the pointer or the focus is. @default 'always' */
  controls?: 'always' | 'on-demand';
  /** What a finger does to the row; all of it has to be in the row's menu too. @default nothing */
  touch?: RowTouch;
}

/**
 * One line of a `RecordList`: the cell that holds its parts. Rows come and go by the hundred while somebody scrolls, so
 * the parts are plain elements that the row paints; none of them is a stop of Tab, the arrows of the list reach them.
 */
export function RecordRow({ isDone = false, controls = 'always', touch = {}, ...rest }: RecordRowProps) {
  return (
    <Row role="gridcell" data-done={isDone || undefined} data-controls={controls} {...rowTouch(touch)} {...rest} />
  );
}

export interface RowHandleProps {
  /** Whether rows can be moved; otherwise the handle keeps its place, unseen. */
  canMove: boolean;
  /** What it is for, such as "Drag to move". */
  label: string;
}

/** The grip at the start of a row. */
export function RowHandle({ canMove, label }: RowHandleProps) {
  return <span data-part="handle" data-drag-handle={canMove || undefined} title={canMove ? label : undefined} />;
}

export interface RowTitleProps extends Pick<MarkedProps, 'query'> {
  /** Of a record; one that does not fit is shown up to its end of the line, and as a whole on hover. */
  title: string;
  /** The title in segments, where the answer of a search says what it found. @default the title */
  found?: MarkedProps['text'] | undefined;
  /** Address of the record; the list opens it without loading the page. */
  href: string;
}

/** The title of a row, as the link to its record. */
export function RowTitle({ title, found, href, query = '' }: RowTitleProps) {
  const shown = truncateForDisplay(title);
  return (
    <a data-part="title" href={href} tabIndex={-1} dir="auto" title={shown === title ? title : undefined}>
      <Marked text={found ?? shown} query={query} />
    </a>
  );
}

export interface RowTag {
  id: string;
  name: string;
  hue: Hue;
}

export interface RowTagsProps {
  tags: readonly RowTag[];
  /** How many are shown; the others are counted. @default 2 */
  shown?: number;
  /** Whether a second count stands beside it, `[data-count='narrow']`, for lists that have room for one tag only. @default false */
  hasNarrow?: boolean;
}

/** The tags of a row; nothing without any. */
export function RowTags({ tags, shown = 2, hasNarrow = false }: RowTagsProps) {
  if (tags.length === 0) return null;
  return (
    <span data-part="tags">
      {tags.slice(0, shown).map(({ id, name, hue }) => (
        <Tag key={id} variant="dot" hue={hue}>
          {name}
        </Tag>
      ))}
      {tags.length > shown ? (
        <Tag variant="outline" data-count="wide">
          +{tags.length - shown}
        </Tag>
      ) : null}
      {hasNarrow && tags.length > 1 ? (
        <Tag variant="outline" data-count="narrow">
          +{tags.length - 1}
        </Tag>
      ) : null}
    </span>
  );
}

export interface RowPersonProps {
  /** Who has the record; without one the place stays free. */
  person: { id: string; name: string; avatar?: string | null | undefined } | undefined;
  /** Such as "Assigned to Ada Byron". */
  label: (name: string) => string;
}

/** The face of whom a record belongs to. */
export function RowPerson({ person, label }: RowPersonProps) {
  if (person === undefined) return <span data-part="person" data-nobody />;
  const { id, name, avatar } = person;
  return <Avatar data-part="person" size="sm" id={id} name={name} src={avatar} label={label(name)} />;
}

export interface RowMenuButtonProps {
  /** Such as "Actions for Paint the hull". */
  label: string;
  /** Gets the button, which the menu belongs to. */
  onOpen: (button: HTMLElement) => void;
}

/** The button of a row's menu. */
export function RowMenuButton({ label, onOpen }: RowMenuButtonProps) {
  return (
    <button
      type="button"
      data-part="menu"
      tabIndex={-1}
      aria-label={label}
      aria-haspopup="menu"
      onClick={(event) => onOpen(event.currentTarget)}
    />
  );
}
