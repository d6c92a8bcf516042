import { defaultBacklogStatus, type BacklogItem, type BacklogStatus } from '@quarterdeck/contract/entities/backlogItem';
import { useWrites } from '@quarterdeck/data/writes/useWrite';
import { useTranslation } from '@quarterdeck/i18n';
import { GroupRow } from '@quarterdeck/ui/GroupRow';
import { announce } from '@quarterdeck/ui/LiveRegion';
import { QuickAdd } from '@quarterdeck/ui/QuickAdd';
import { RecordList } from '@quarterdeck/ui/RecordList';
import { neighbourOf, useRowMenu } from '@quarterdeck/ui/VirtualList';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { isGroup, isItem, rowKey, targetOf, type BacklogGroup, type BacklogRow } from '../model/backlogRows';
import { useBacklogWrites } from '../queries/useBacklogWrites';
import { BacklogListContext, useBacklogList, useListContext } from './BacklogListContext';
import { ItemActions } from './ItemActions';
import { ItemDraft } from './ItemDraft';
import { ItemRow } from './ItemRow';
import { useBacklogRows } from './useBacklogRows';
import type { BacklogViewProps } from './useBacklogView';
import { useItemRowKeys } from './useItemRowKeys';
import { useItemSelection } from './useItemSelection';

/** Heights of a row in CSS pixels: one line, or two on phones. */
const rowHeights = { comfortable: 48, compact: 40, twoLines: 64 };
const renderRow = (row: BacklogRow) => {
  if (isItem(row)) return <ItemRow item={row} />;
  return isGroup(row) ? <GroupHead group={row} /> : <DraftCell status={row.status} />;
};

/** The items in their groups, and all that can be done with the rows. */
export function BacklogList(props: BacklogViewProps) {
  const { items, openId, draftIn, onDraftChange, onEdit, open, listRef } = props;
  const { t } = useTranslation();
  const region = useRef<HTMLElement>(null);
  const selection = useItemSelection(items);
  const { selected } = selection;
  const { keyOf } = useWrites();
  const { move, remove } = useBacklogWrites();
  const rowMenu = useRowMenu<BacklogItem>();
  const { rows, toggleGroup, handleAdded, handleDraftEnd } = useBacklogRows({ ...props, region });

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
  return (
    <BacklogListContext value={context}>
      <RecordList
        ref={region}
        handleRef={listRef}
        aria-label={t('backlog.list')}
        variant="card"
        items={rows}
        getKey={rowKey}
        identityOf={keyOf}
        rowHeights={rowHeights}
        renderRow={renderRow}
        selection={selection.selection}
        onSelectionChange={selection.select}
        openKey={openId}
        onOpen={handleOpen}
        opensOn="row"
        isHeading={isGroup}
        hasStickyHeadings
        onMove={canMove ? (keys, to) => void handleMove(keys, to) : undefined}
        isLiftable={canMove}
        onRowKeyDown={handleRowKeyDown}
        isSelecting={selected.length > 0}
      />
      <QuickAdd
        placement="page"
        hidden={draftIn !== null || selected.length > 0}
        onClick={() => onDraftChange(defaultBacklogStatus)}
      >
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

/** The head of a group: how many items it has, and how long they take. */
function GroupHead({ group: { status, count, days, isCollapsed } }: { group: BacklogGroup }) {
  const { words, onCollapse } = useBacklogList();
  return (
    <GroupRow
      title={words.status[status]}
      count={words.number(count)}
      sum={days > 0 ? words.effort(days) : undefined}
      isCollapsed={isCollapsed}
      onToggle={() => onCollapse(status)}
    />
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
