import { CornerDownLeft } from 'lucide-react';
import {
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  type ReactNode,
  type RefObject,
} from 'react';
import { Collection, Header, ListBoxItem, ListBoxSection, ListStateContext } from 'react-aria-components/ListBox';
import { flushSync } from 'react-dom';
import { Icon } from '../Icon';
import { Kbd } from '../Kbd';
import { announce } from '../LiveRegion';
import { Marked } from '../Marked';
import { useKitMessages } from '../messages';
import { NavigationIcon } from '../NavigationIcon';
import { VisuallyHidden } from '../VisuallyHidden';
import { Foot, Row, Rows } from './PaletteRows.styles';
import type { PaletteGroup, PaletteItem } from './paletteItems';

export interface PaletteList {
  /** The groups that have items. */
  shown: readonly PaletteGroup[];
  /** Items in all groups. */
  count: number;
  /** What was found in words; undefined while nothing is searched for. */
  found: string | undefined;
  /** Id of the first item that a search found. */
  firstId: string | undefined;
  /** What is in the field. */
  text: string;
  /** Whether somebody has moved the highlight since they typed. */
  hasMoved: RefObject<boolean>;
  /** For each change of the text. */
  noteTyping: () => void;
  noteMove: () => void;
  /** For each key in the field. */
  noteKey: (key: string) => void;
}

const movingKeys = new Set(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End']);

/** What a field with a grouped list below it knows of that list; how many were found is announced. */
export function usePaletteList(
  groups: readonly PaletteGroup[],
  value: string,
  isLoading: boolean,
  emptyText?: string,
): PaletteList {
  const messages = useKitMessages();
  const shown = useMemo(() => groups.filter((group) => group.items.length > 0), [groups]);
  const count = shown.reduce((sum, group) => sum + group.items.length, 0);
  const isSearching = value.trim() !== '';
  const counted =
    count === 0
      ? (emptyText ?? messages.resultCount(0))
      : messages.resultsInGroups(messages.resultCount(count), messages.inGroups(shown.length));
  const found = isSearching && !isLoading ? counted : undefined;
  const hasMoved = useRef(false);
  const noteMove = () => {
    hasMoved.current = true;
  };
  useEffect(() => {
    if (found !== undefined) announce(found);
  }, [found]);
  return {
    shown,
    count,
    found,
    firstId: isSearching ? shown[0]?.items[0]?.id : undefined,
    text: value,
    hasMoved,
    noteTyping: () => {
      hasMoved.current = false;
    },
    noteMove,
    noteKey: (key) => movingKeys.has(key) && noteMove(),
  };
}

export interface PaletteRowsProps {
  label: string;
  list: PaletteList;
  /** Before an item acts. */
  onClose: () => void;
  /** In place of items. @default nothing */
  empty?: ReactNode;
}

/** The grouped list that the arrows of the field go through. It stands in an `Autocomplete`. */
export function PaletteRows({ label, list, onClose, empty }: PaletteRowsProps) {
  const { shown, noteMove } = list;
  return (
    <Rows aria-label={label} items={shown} shouldFocusOnHover onPointerMove={noteMove} renderEmptyState={() => empty}>
      {(group) => (
        <ListBoxSection id={group.id}>
          <Header>{group.title}</Header>
          <Collection items={group.items}>
            {(item) => <PaletteRow item={item} list={list} onClose={onClose} />}
          </Collection>
        </ListBoxSection>
      )}
    </Rows>
  );
}

interface PaletteRowProps {
  item: PaletteItem;
  list: PaletteList;
  onClose: () => void;
}

/**
 * Takes the highlight to the first row with each change of the text, and when it comes late, above the one that was the
 * first, unless somebody moved it. The list could do so itself, but delays what Enter means: whoever then moved the
 * highlight within half a second saw one row and opened another.
 */
function FirstHighlight({ id, hasMoved }: { id: string; hasMoved: RefObject<boolean> }) {
  const selection = use(ListStateContext)?.selectionManager;
  const take = useEffectEvent(() => {
    if (hasMoved.current || !selection) return;
    selection.setFocused(true);
    selection.setFocusedKey(id);
  });
  // With the row itself: Enter must not mean one row when it is pressed and another when it arrives.
  useLayoutEffect(() => take(), []);
  return null;
}

function PaletteRow({ item, list, onClose }: PaletteRowProps) {
  const { id, label, segments, iconName, leading, hint, keys, isDone = false, onAction } = item;
  const messages = useKitMessages();
  // A row needs a name.
  const isBlank = label.trim() === '';
  const handleAction = () => {
    // Gone before the item acts: an open dialog would take back the focus that the action sets.
    flushSync(onClose);
    onAction();
  };
  return (
    <Row
      as={ListBoxItem}
      id={id}
      textValue={isBlank ? id : label}
      onAction={handleAction}
      data-done={isDone || undefined}
    >
      {id === list.firstId ? <FirstHighlight key={list.text} id={id} hasMoved={list.hasMoved} /> : null}
      <span data-part="leading">{leading ?? (iconName === undefined ? null : <NavigationIcon name={iconName} />)}</span>
      <span data-part="text">
        <span data-part="label">
          <Marked text={isBlank ? '—' : (segments ?? label)} />
        </span>
        {hint === undefined ? null : (
          <span data-part="hint" data-kind={hint.startsWith('/') ? 'path' : undefined}>
            {hint}
          </span>
        )}
        {isDone ? <VisuallyHidden>, {messages.itemDone}</VisuallyHidden> : null}
      </span>
      {keys === undefined ? null : <Kbd keys={keys} />}
      <Icon icon={CornerDownLeft} size="sm" isDirectional data-part="enter" />
    </Row>
  );
}

/** Which keys do what, and how many were found. */
export function PaletteFoot({ list: { count, found } }: { list: PaletteList }) {
  const messages = useKitMessages();
  return (
    <Foot aria-hidden>
      <span>
        <Kbd keys="ArrowUp ArrowDown" /> {messages.keysMove}
      </span>
      <span>
        <Kbd keys="Enter" /> {messages.keysOpen}
      </span>
      <span>
        <Kbd keys="Escape" /> {messages.keysClose}
      </span>
      {found === undefined || count === 0 ? null : <span data-part="found">{found}</span>}
    </Foot>
  );
}
