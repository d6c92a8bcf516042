import { Search } from 'lucide-react';
import {
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  type ComponentProps,
  type RefObject,
} from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Dialog } from 'react-aria-components/Dialog';
import { Collection, Header, ListBoxItem, ListBoxSection, ListStateContext } from 'react-aria-components/ListBox';
import { Input, SearchField } from 'react-aria-components/SearchField';
import { flushSync } from 'react-dom';
import { CloseButton } from '../CloseButton';
import { Icon } from '../Icon';
import { Kbd } from '../Kbd';
import { announce } from '../LiveRegion';
import { useKitMessages } from '../messages';
import { NavigationIcon } from '../NavigationIcon';
import { Scrim } from '../overlay';
import { Spinner } from '../Spinner';
import { Bar, Column, Empty, Foot, Notice, Row, Rows, Sheet } from './CommandPalette.styles';
import type { PaletteGroup, PaletteItem } from './paletteItems';

export interface CommandPaletteProps extends Omit<ComponentProps<'section'>, 'children' | 'aria-label'> {
  isOpen: boolean;
  /** Called with false by Escape in the empty field, a press outside, and before an item acts. */
  onOpenChange: (isOpen: boolean) => void;
  /** Names the dialog and its field. */
  label: string;
  /** What is typed. */
  value: string;
  /** Called at each letter. Finding and filtering is the caller's. */
  onSearch: (value: string) => void;
  /** What was found, or what was used last while nothing is typed; groups without items are left out. */
  groups: readonly PaletteGroup[];
  /** An answer is still to come: the spinner turns and nothing is called empty. @default false */
  isLoading?: boolean;
  /** What has to be said about the list below it, such as that a part of it is missing. */
  notice?: string;
  /** @default the kit's words for "No results" */
  emptyText?: string;
  /** @default the kit's word for "Search..." */
  placeholder?: string;
}

/** Finds and does anything from the keyboard: arrows cross the groups, Enter acts, Escape clears, then closes. */
export function CommandPalette({
  isOpen,
  onOpenChange,
  label,
  value,
  onSearch,
  groups,
  isLoading = false,
  notice,
  emptyText,
  placeholder,
  ...rest
}: CommandPaletteProps) {
  return (
    <Scrim isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
      <Sheet>
        <Column as={Dialog} {...rest} aria-label={label}>
          <Palette
            {...{ label, value, onSearch, groups, isLoading, notice, emptyText, placeholder }}
            onClose={() => onOpenChange(false)}
          />
        </Column>
      </Sheet>
    </Scrim>
  );
}

interface PaletteProps extends Pick<CommandPaletteProps, 'label' | 'value' | 'onSearch' | 'groups'> {
  isLoading: boolean;
  notice: string | undefined;
  emptyText: string | undefined;
  placeholder: string | undefined;
  onClose: () => void;
}

function Palette({ label, value, onSearch, groups, isLoading, notice, emptyText, placeholder, onClose }: PaletteProps) {
  const messages = useKitMessages();
  const shown = useMemo(() => groups.filter((group) => group.items.length > 0), [groups]);
  const count = shown.reduce((sum, group) => sum + group.items.length, 0);
  const isSearching = value.trim() !== '';
  const firstId = isSearching ? shown[0]?.items[0]?.id : undefined;
  /** Whether somebody has moved the highlight since they typed. */
  const hasMoved = useRef(false);
  const search = (text: string) => {
    hasMoved.current = false;
    onSearch(text);
  };
  const noteMove = () => {
    hasMoved.current = true;
  };
  useEffect(() => {
    if (isSearching && !isLoading) announce(messages.resultCount(count));
  }, [isSearching, isLoading, count, messages]);

  return (
    <Autocomplete inputValue={value} onInputChange={search}>
      <Bar>
        <SearchField
          aria-label={label}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever opens the palette is about to type
          autoFocus
        >
          <Icon icon={Search} size="md" />
          {/* The field moves through the list below: that, and not only a search, is what it is. */}
          <Input
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- Autocomplete adds aria-controls
            role="combobox"
            aria-expanded
            placeholder={placeholder ?? messages.search}
            onKeyDown={({ key }) => movingKeys.has(key) && noteMove()}
            data-part="input"
          />
        </SearchField>
        {isLoading ? <Spinner size="sm" data-part="spinner" /> : null}
        <CloseButton onPress={onClose} data-part="close" />
      </Bar>
      {notice === undefined ? null : <Notice role="status">{notice}</Notice>}
      <Rows
        aria-label={label}
        items={shown}
        shouldFocusOnHover
        onPointerMove={noteMove}
        renderEmptyState={() => <Empty>{isLoading ? messages.loading : (emptyText ?? messages.noResults)}</Empty>}
      >
        {(group) => (
          <ListBoxSection id={group.id}>
            <Header>{group.title}</Header>
            <Collection items={group.items}>
              {(item) => <PaletteRow item={item} isFirst={item.id === firstId} hasMoved={hasMoved} onClose={onClose} />}
            </Collection>
          </ListBoxSection>
        )}
      </Rows>
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
      </Foot>
    </Autocomplete>
  );
}

const movingKeys = new Set(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End']);

interface PaletteRowProps {
  item: PaletteItem;
  isFirst: boolean;
  hasMoved: RefObject<boolean>;
  onClose: () => void;
}

/** Takes the highlight to the first row when it comes late, above the one that was the first, unless somebody moved it. */
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

function PaletteRow({ item, isFirst, hasMoved, onClose }: PaletteRowProps) {
  const { id, label, segments, iconName, leading, hint, keys, onAction } = item;
  const handleAction = () => {
    // Gone before the item acts: an open dialog would take back the focus that the action sets.
    flushSync(onClose);
    onAction();
  };
  return (
    <Row as={ListBoxItem} id={id} textValue={label.trim() === '' ? id : label} onAction={handleAction}>
      {isFirst ? <FirstHighlight id={id} hasMoved={hasMoved} /> : null}
      <span data-part="leading">{leading ?? (iconName === undefined ? null : <NavigationIcon name={iconName} />)}</span>
      <span data-part="text">
        <span data-part="label">
          {segments?.map(({ text, isMatch }, index) =>
            // Segments have no identity beyond their place in the label.
            isMatch ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
          ) ?? label}
        </span>
        {hint === undefined ? null : <span data-part="hint">{hint}</span>}
      </span>
      {keys === undefined ? null : <Kbd keys={keys} />}
    </Row>
  );
}
