import { CheckCheck, X } from 'lucide-react';
import {
  useCallback,
  useId,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { AsyncContent, type AsyncResult } from '../AsyncContent';
import { Button } from '../Button';
import { IconButton } from '../IconButton';
import { useLatestCallback } from '../latestCallback';
import { useKitMessages } from '../messages';
import { useJoinedRef } from '../refs';
import { VirtualList, type VirtualListHandle } from '../VirtualList';
import { Frame, rowHeight } from './InboxPanel.styles';
import { InboxRow, type InboxItem, type InboxWords } from './InboxRow';
import { InboxSkeleton } from './InboxSkeleton';

export interface InboxPanelWords extends InboxWords {
  /** Such as "Messages". */
  title: string;
  /** Such as "3 unread"; undefined where everything is read. */
  count?: string;
  markAllAsRead: string;
}

export interface InboxPanelProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** What is known of the items, newest first. */
  result: AsyncResult<readonly InboxItem[]>;
  words: InboxPanelWords;
  /** Stands in the place of the list when there is nothing. */
  empty: ReactNode;
  onToggleRead: (id: string) => void;
  onRemove: (id: string) => void;
  onMarkAllAsRead: () => void;
  /** An item was followed, by a press or with Enter; links lead on by themselves. */
  onFollow: (id: string) => void;
  /** Closes what it stands in. Its button is shown on phones only, where a panel fills the screen. @default none */
  onClose?: () => void;
  /**
   * The first item takes the focus as soon as it is there, for a panel that has just opened; not from somebody who is
   * in another place by then. @default false
   */
  takesFocus?: boolean;
}

const keyOf = ({ id }: InboxItem) => id;
const nothing = { keys: new Set<string>(), anchor: null };
const ignore = () => undefined;
const rowCount = (count: number) => ({ '--qd-inbox-rows': count }) as CSSProperties;

/** Messages or notifications in a popover: read or not, with a link each; R turns read on and off, Delete removes. */
export function InboxPanel({
  ref: outer,
  result,
  words,
  empty,
  onToggleRead,
  onRemove,
  onMarkAllAsRead,
  onFollow,
  onClose,
  takesFocus = false,
  ...rest
}: InboxPanelProps) {
  const headingId = useId();
  const { close } = useKitMessages();
  const frame = useRef<HTMLElement>(null);
  const ref = useJoinedRef(frame, outer);
  const items = result.data ?? [];
  const firstId = items[0]?.id;
  /** What had the focus when the panel was opened. */
  const [opener] = useState(() => (typeof document === 'undefined' ? null : document.activeElement));
  const wantsFocus = useRef(takesFocus);
  // The list may come a moment after its items: a skeleton that is shown stays for a while.
  const list = useRef<VirtualListHandle>(null);
  const handleList = (handle: VirtualListHandle | null) => {
    list.current = handle;
    if (handle === null || firstId === undefined || !wantsFocus.current) return;
    wantsFocus.current = false;
    const focused = document.activeElement;
    // Meanwhile the dialog around may have taken the focus itself.
    if (focused === opener || focused?.contains(frame.current)) handle.focusRow(firstId);
  };
  const hasUnread = items.some(({ isRead }) => !isRead);
  const toggle = useLatestCallback(onToggleRead);
  const remove = useLatestCallback(onRemove);
  const follow = useLatestCallback(onFollow);
  const { markAsRead, markAsUnread, remove: removeWord, unread } = words;
  const rowWords = useMemo(
    () => ({ markAsRead, markAsUnread, remove: removeWord, unread }),
    [markAsRead, markAsUnread, removeWord, unread],
  );
  const renderRow = useCallback(
    (item: InboxItem) => (
      <InboxRow item={item} words={rowWords} onToggleRead={toggle} onRemove={remove} onFollow={follow} />
    ),
    [rowWords, toggle, remove, follow],
  );
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>, id: string) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key.toLowerCase() === 'r') toggle(id);
    else if (event.key === 'Delete') remove(id);
    else return;
    event.preventDefault();
  };
  /** As a press of its link would, with all that a browser does then. */
  const open = (id: string) =>
    frame.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(id)}"] [data-part='words'] a`)?.click();

  return (
    <Frame aria-labelledby={headingId} {...rest} ref={ref}>
      <header>
        <div data-part="heading">
          <h2 id={headingId}>{words.title}</h2>
          {words.count === undefined ? null : <span>{words.count}</span>}
        </div>
        <Button
          size="sm"
          variant="ghost"
          icon={CheckCheck}
          isDisabled={!hasUnread}
          onPress={() => {
            // The button can do nothing more, and would leave the focus nowhere.
            if (firstId !== undefined) list.current?.focusRow(firstId);
            onMarkAllAsRead();
          }}
          data-part="mark-all"
        >
          {words.markAllAsRead}
        </Button>
        {onClose ? <IconButton icon={X} label={close} onPress={onClose} data-part="close" /> : null}
      </header>
      <AsyncContent result={result} size="sm" data-part="content" skeleton={<InboxSkeleton />} empty={empty}>
        {(shown) => (
          <VirtualList
            handleRef={handleList}
            aria-label={words.title}
            items={shown}
            getKey={keyOf}
            rowHeight={rowHeight}
            renderRow={renderRow}
            selection={nothing}
            onSelectionChange={ignore}
            onOpen={open}
            onRowKeyDown={handleKeyDown}
            hasSingleKeys={false}
            style={rowCount(shown.length)}
            data-part="list"
          />
        )}
      </AsyncContent>
    </Frame>
  );
}
