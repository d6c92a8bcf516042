import {
  defaultBacklogStatus,
  type BacklogItem,
  type BacklogItemId,
  type BacklogStatus,
} from '@quarterdeck/contract/entities/backlogItem';
import { formOf } from '@quarterdeck/data/visit/useMeasures';
import { usePeople } from '@quarterdeck/data/visit/usePeople';
import { useWrites } from '@quarterdeck/data/writes/useWrite';
import { useTranslation } from '@quarterdeck/i18n';
import { docked } from '@quarterdeck/ui/dock';
import { Icon } from '@quarterdeck/ui/Icon';
import { announce } from '@quarterdeck/ui/LiveRegion';
import { usePreferences } from '@quarterdeck/ui/preferences';
import { useIsFrom } from '@quarterdeck/ui/viewport';
import { neighbourOf, useRowMenu, VirtualList, type VirtualListHandle } from '@quarterdeck/ui/VirtualList';
import { Plus } from 'lucide-react';
import { useMemo, useRef, type MouseEvent, type RefObject } from 'react';
import { groupRows, isGroup, isItem, rowKey, targetOf, type BacklogRow } from '../model/backlogRows';
import { isFiltered } from '../model/backlogView';
import { useBacklogWrites } from '../queries/useBacklogWrites';
import { Frame, QuickAdd } from './BacklogList.styles';
import { BacklogListContext } from './BacklogListContext';
import { DraftRow } from './DraftRow';
import { GroupRow } from './GroupRow';
import { ItemActions } from './ItemActions';
import { ItemRow } from './ItemRow';
import { StickyHead, type StickyHeadHandle } from './StickyHead';
import type { ViewControl } from './useBacklogView';
import { useCollapsedGroups } from './useCollapsedGroups';
import { useDraftRow } from './useDraftRow';
import { useFinish } from './useFinish';
import { useItemRowKeys } from './useItemRowKeys';
import { useItemSelection } from './useItemSelection';
import { useLabelHue } from './useLabelHue';
import { useRowWords } from './useRowWords';
import { useStillPage } from './useStillPage';

export interface BacklogListProps extends Pick<ViewControl, 'view' | 'hrefOf' | 'open'> {
  /** What the view shows, sorted by `order`. */
  items: readonly BacklogItem[];
  openId: BacklogItemId | null;
  arrivedIds: ReadonlySet<BacklogItemId>;
  /** The group that a new item is written in. */
  draftIn: BacklogStatus | null;
  onDraftChange: (draftIn: BacklogStatus | null) => void;
  onAdded: (ids: readonly BacklogItemId[]) => void;
  /** Opens an item with its title as a field. */
  onEdit: (id: BacklogItemId) => void;
  /** Puts the focus on a row. */
  listRef: RefObject<VirtualListHandle | null>;
}

/** Heights of a row in CSS pixels: one line, or two on phones. */
const rowHeights = { line: 48, compactLine: 40, twoLines: 64 };
/** Rows that a phone shows at once, however far the page scrolls: they are few enough to be drawn. */
const shortList = 80;
const renderRow = (row: BacklogRow) => {
  if (isItem(row)) return <ItemRow item={row} />;
  return isGroup(row) ? <GroupRow group={row} /> : <DraftRow status={row.status} />;
};
/** The row that Tab reaches. */
const currentRow = '[role="row"][tabindex="0"]';

/** The items in their groups, and all that can be done with the rows. */
export function BacklogList({
  items,
  view,
  openId,
  arrivedIds,
  draftIn,
  onDraftChange,
  onAdded,
  onEdit,
  hrefOf,
  open,
  listRef,
}: BacklogListProps) {
  const { t } = useTranslation();
  const region = useRef<HTMLElement>(null);
  const sticky = useRef<StickyHeadHandle>(null);
  const selection = useItemSelection(items);
  const { selected } = selection;
  const { collapsed, toggleGroup } = useCollapsedGroups(draftIn);
  const isWide = useIsFrom('sm');
  const { density, hasSingleKeys } = usePreferences();
  const { keyOf } = useWrites();
  const { move, remove } = useBacklogWrites();
  const finish = useFinish();
  const people = usePeople();
  const labelHue = useLabelHue();
  const words = useRowWords(useMemo(() => formOf(items.map(({ price }) => price)), [items]));
  const rowMenu = useRowMenu<BacklogItem>();
  useStillPage(region);

  const isPart = isFiltered(view);
  const rows = useMemo(
    () => groupRows(items, { collapsed, hasEmptyGroups: !isPart, draftIn }),
    [items, collapsed, isPart, draftIn],
  );
  const draft = useDraftRow({ region, listRef, rows, draftIn, onDraftChange, onAdded });
  const context = useMemo(
    () => ({
      words,
      hrefOf,
      people,
      labelHue,
      query: view.search.trim(),
      // Among what a filter has left, "before this one" says nothing of those between.
      canMove: !isPart,
      arrivedIds,
      onFinish: (item: BacklogItem) => finish([item]),
      onMenu: rowMenu.open,
      onCollapse: toggleGroup,
      onAdded: draft.handleAdded,
      onDraftEnd: draft.handleEnd,
    }),
    [
      words,
      hrefOf,
      people,
      labelHue,
      view.search,
      isPart,
      arrivedIds,
      finish,
      rowMenu.open,
      toggleGroup,
      draft.handleAdded,
      draft.handleEnd,
    ],
  );

  const rowOf = (key: string) => rows.find((row) => rowKey(row) === key);
  const clearSelection = () => {
    selection.clear();
    region.current?.querySelector<HTMLElement>(currentRow)?.focus();
  };
  const handleOpen = (key: string) => {
    const row = rowOf(key);
    if (row === undefined) return;
    if (isItem(row)) open(row.id);
    else if (isGroup(row)) toggleGroup(row.status);
  };
  const handleMove = async (keys: string[], index: number) => {
    const moving = keys.flatMap((key) => {
      const row = rowOf(key);
      return row !== undefined && isItem(row) ? [row.id] : [];
    });
    const target = targetOf(rows, keys, index);
    if (target === undefined || moving.length === 0) return;
    const { place, ...to } = target;
    if (!(await move(moving, to))) return;
    announce(t('backlog.done.place', { group: words.status[to.status], place: words.number(place) }));
  };
  const removeRows = (going: readonly BacklogItem[]) => {
    const next = neighbourOf(rows.filter(isItem), going);
    void remove(going);
    selection.clear();
    if (next !== undefined) listRef.current?.focusRow(next);
  };
  const handleRowKeyDown = useItemRowKeys({
    rowOf,
    selection,
    onToggleGroup: toggleGroup,
    onEdit,
    onRemove: removeRows,
  });
  // Rows hold plain links: one listener here instead of the router's machinery in every row.
  const handleClick = (event: MouseEvent<HTMLElement>) => {
    const target = event.target instanceof Element ? event.target : null;
    const key = target?.closest<HTMLElement>('[data-key]')?.dataset['key'];
    const row = key === undefined ? undefined : rowOf(key);
    if (row === undefined || !isItem(row) || target?.closest('button, input, [data-part="handle"]')) return;
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open(row.id);
  };
  const lineHeight = density === 'compact' ? rowHeights.compactLine : rowHeights.line;
  const rowHeight = isWide ? lineHeight : rowHeights.twoLines;
  const height = rows.length * rowHeight + 2;
  return (
    <BacklogListContext value={context}>
      <Frame
        ref={region}
        aria-label={t('backlog.list')}
        style={{ '--qd-list-rows': `${height}px` }}
        data-selecting={selected.length > 0 || undefined}
        data-short={rows.length <= shortList || undefined}
      >
        <VirtualList
          ref={listRef}
          aria-label={t('backlog.list')}
          items={rows}
          getKey={rowKey}
          identityOf={keyOf}
          rowHeight={rowHeight}
          renderRow={renderRow}
          selection={selection.selection}
          onSelectionChange={selection.select}
          openKey={openId}
          onOpen={handleOpen}
          isHeading={isGroup}
          onMove={isPart ? undefined : (keys, to) => void handleMove(keys, to)}
          onClick={handleClick}
          onRowKeyDown={handleRowKeyDown}
          onScroll={(event) => sticky.current?.follow(event.currentTarget.scrollTop)}
          hasSingleKeys={hasSingleKeys}
        />
        <StickyHead ref={sticky} rows={rows} rowHeight={rowHeight} />
      </Frame>
      <QuickAdd
        ref={docked}
        type="button"
        data-part="quick-add"
        hidden={draftIn !== null || selected.length > 0}
        onClick={() => onDraftChange(defaultBacklogStatus)}
      >
        <Icon icon={Plus} />
        {t('backlog.add')}
      </QuickAdd>
      <ItemActions
        rowMenu={rowMenu}
        canMove={!isPart}
        selected={selected}
        onClear={clearSelection}
        onOpen={open}
        onSelect={selection.add}
        onDelete={removeRows}
      />
    </BacklogListContext>
  );
}
