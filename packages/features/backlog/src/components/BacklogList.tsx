import { defaultBacklogStatus, type BacklogItem, type BacklogStatus } from '@quarterdeck/contract/entities/backlogItem';
import { useWrites } from '@quarterdeck/data/writes/useWrite';
import { useTranslation } from '@quarterdeck/i18n';
import { docked } from '@quarterdeck/ui/dock';
import { Icon } from '@quarterdeck/ui/Icon';
import { announce } from '@quarterdeck/ui/LiveRegion';
import { usePreferences } from '@quarterdeck/ui/preferences';
import { opensElsewhere } from '@quarterdeck/ui/router';
import { below, from, token, type } from '@quarterdeck/ui/tokens';
import { useIsFrom } from '@quarterdeck/ui/viewport';
import { neighbourOf, quickAddRow, useRowMenu, VirtualList } from '@quarterdeck/ui/VirtualList';
import { Plus } from 'lucide-react';
import { useEffect, useRef, type MouseEvent, type RefObject } from 'react';
import { styled } from 'styled-components';
import { isGroup, isItem, rowKey, targetOf, type BacklogRow } from '../model/backlogRows';
import { useBacklogWrites } from '../queries/useBacklogWrites';
import { BacklogListContext, useBacklogList, useListContext } from './BacklogListContext';
import { GroupRow, StickyHead, type StickyHeadHandle } from './GroupRow';
import { ItemActions } from './ItemActions';
import { ItemDraft } from './ItemDraft';
import { ItemRow } from './ItemRow';
import { useBacklogRows } from './useBacklogRows';
import type { BacklogViewProps } from './useBacklogView';
import { useItemRowKeys } from './useItemRowKeys';
import { useItemSelection } from './useItemSelection';

/** Heights of a row in CSS pixels: one line, or two on phones. */
const rowHeights = { comfortable: 48, compact: 40, twoLines: 64 };
/** Rows that a phone shows at once, however far the page scrolls: they are few enough to be drawn. */
const shortList = 80;
const renderRow = (row: BacklogRow) => {
  if (isItem(row)) return <ItemRow item={row} />;
  return isGroup(row) ? <GroupRow group={row} /> : <DraftCell status={row.status} />;
};

/** The items in their groups, and all that can be done with the rows. */
export function BacklogList(props: BacklogViewProps) {
  const { items, openId, draftIn, onDraftChange, onEdit, open, listRef } = props;
  const { t } = useTranslation();
  const region = useRef<HTMLElement>(null);
  const sticky = useRef<StickyHeadHandle>(null);
  const selection = useItemSelection(items);
  const { selected } = selection;
  const isWide = useIsFrom('sm');
  const { density, hasSingleKeys } = usePreferences();
  const { keyOf } = useWrites();
  const { move, remove } = useBacklogWrites();
  const rowMenu = useRowMenu<BacklogItem>();
  const { rows, toggleGroup, handleAdded, handleDraftEnd } = useBacklogRows({ ...props, region });
  useStillPage(region);

  const context = useListContext({
    ...props,
    onMenu: rowMenu.open,
    onCollapse: toggleGroup,
    onAdded: handleAdded,
    onDraftEnd: handleDraftEnd,
  });
  const { words, canMove } = context;

  const rowOf = (key: string) => rows.find((row) => rowKey(row) === key);
  const clearSelection = () => {
    selection.clear();
    // The row that Tab reaches.
    region.current?.querySelector<HTMLElement>('[role="row"][tabindex="0"]')?.focus();
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
  const handleRowKeyDown = useItemRowKeys({ rowOf, selection, toggleGroup, onEdit, onRemove: removeRows });
  // Rows hold plain links: one listener here instead of the router's machinery in every row.
  const handleClick = (event: MouseEvent<HTMLElement>) => {
    const target = event.target instanceof Element ? event.target : null;
    const key = target?.closest<HTMLElement>('[data-key]')?.dataset['key'];
    const row = key === undefined ? undefined : rowOf(key);
    if (row === undefined || !isItem(row) || target?.closest('button, input, [data-part="handle"]')) return;
    if (opensElsewhere(event)) return;
    event.preventDefault();
    open(row.id);
  };
  const rowHeight = rowHeights[isWide ? density : 'twoLines'];
  return (
    <BacklogListContext value={context}>
      <Frame
        ref={region}
        aria-label={t('backlog.list')}
        style={{ '--qd-list-rows': `${rows.length * rowHeight + 2}px` }}
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
          onMove={canMove ? (keys, to) => void handleMove(keys, to) : undefined}
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
        canMove={canMove}
        selected={selected}
        onClear={clearSelection}
        onOpen={open}
        onSelect={selection.add}
        onDelete={removeRows}
      />
    </BacklogListContext>
  );
}

function DraftCell({ status }: { status: BacklogStatus }) {
  const { onAdded, onDraftEnd } = useBacklogList();
  return (
    <Cell role="gridcell">
      <ItemDraft variant="row" status={status} onAdded={onAdded} onEnd={onDraftEnd} />
    </Cell>
  );
}

const Cell = styled.div`
  block-size: 100%;
`;

/**
 * Keeps the page still while a finger drags a row. Whether a touch scrolls is decided by the listeners that are there
 * when it begins, so one stands ready; it lets every other touch pass.
 */
function useStillPage(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = region;
    const hold = (event: TouchEvent) => {
      if (event.cancelable && current?.querySelector('[data-dragging]')) event.preventDefault();
    };
    current?.addEventListener('touchmove', hold, { passive: false });
    return () => current?.removeEventListener('touchmove', hold);
  }, [region]);
}

/** The card of the list: as high as its rows, but no higher than the page has room. */
const Frame = styled.section`
  position: relative;
  display: flex;
  flex-direction: column;
  flex: 1 1 0;
  container: backlog / inline-size;
  min-block-size: min(var(--qd-list-rows), 344px);
  max-block-size: var(--qd-list-rows);
  overflow: hidden;
  border: 1px solid ${token('border.subtle')};
  border-radius: ${token('radius.lg')};
  background: ${token('surface.card')};
  & [role='row']:last-child {
    border-block-end-color: transparent;
  }
  ${from('sm')} {
    &[data-selecting] {
      /* The last rows come out from below the bar of what is selected. */
      padding-block-end: 76px;
      max-block-size: calc(var(--qd-list-rows) + 76px);
    }
  }
  ${below('sm')} {
    margin-inline: calc(-1 * ${token('page.gutter')});
    border-inline: 0;
    border-radius: 0;
    &[data-short] {
      /* A thumb scrolls one thing: the page. */
      flex: none;
      block-size: var(--qd-list-rows);
      /* The row that has the focus is scrolled clear of what is docked below. */
      & [role='row'] {
        scroll-margin-block-end: var(--qd-dock-block-size, 0px);
      }
    }
  }
`;

/** On phones the way to add something lies at the thumb, above the bar of the page. */
const QuickAdd = styled.button`
  ${quickAddRow}
  ${below('sm')} {
    position: sticky;
    inset-block-end: calc(var(--qd-bottom-bar, 0px) + env(safe-area-inset-bottom));
    z-index: ${token('layer.sticky')};
    margin-inline: calc(-1 * ${token('page.gutter')});
    border-block-end: 1px solid ${token('border.default')};
    ${type('body-medium')}
  }
`;
