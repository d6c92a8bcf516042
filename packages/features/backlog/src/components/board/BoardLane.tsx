import { useDroppable } from '@dnd-kit/react';
import type { BacklogItem, BacklogItemId, BacklogStatus } from '@quarterdeck/contract/entities/backlogItem';
import { useWrites } from '@quarterdeck/data/writes/useWrite';
import { useTranslation } from '@quarterdeck/i18n';
import { Icon } from '@quarterdeck/ui/Icon';
import { IconButton } from '@quarterdeck/ui/IconButton';
import { useRowWindow } from '@quarterdeck/ui/VirtualList';
import { Plus } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { ItemDraft } from '../ItemDraft';
import { statusIcons } from '../ItemValueMenus';
import type { BacklogViewProps } from '../useBacklogView';
import { cardPitch, Cards, Lane, LaneHead } from './BacklogBoard.styles';
import { BoardCard, type BoardCardProps, type CardLook } from './BoardCard';

interface BoardLaneProps
  extends
    CardLook,
    Pick<BacklogViewProps, 'arrivedIds' | 'onDraftChange' | 'onAdded'>,
    Pick<BoardCardProps, 'onMenu' | 'onOpen' | 'onFocus'> {
  status: BacklogStatus;
  /** Its cards, from the top. */
  items: readonly BacklogItem[];
  /** The card that Tab reaches; without one it is the first. */
  activeId: BacklogItemId | undefined;
  draggedId: BacklogItemId | undefined;
  /** The gap that a card would be dropped into. */
  gap: number | undefined;
  isDrafting: boolean;
  chosenIds: ReadonlySet<BacklogItemId>;
}

/** One status with its cards; only those in sight are mounted. */
export function BoardLane({ status, items, activeId, draggedId, gap, isDrafting, ...rest }: BoardLaneProps) {
  const { arrivedIds, chosenIds, onDraftChange, onAdded, ...card } = rest;
  const { words } = card;
  const { t } = useTranslation();
  const { keyOf } = useWrites();
  const titleId = useId();
  const { ref: dropRef } = useDroppable({ id: status });
  const scroller = useRef<HTMLDivElement>(null);
  const indexOf = (id: BacklogItemId | undefined) => items.findIndex((item) => item.id === id);
  const activeIndex = indexOf(activeId);
  const draggedIndex = indexOf(draggedId);
  const tabIndex = Math.max(0, activeIndex);
  const { indexes, show } = useRowWindow({
    scroller,
    count: items.length,
    rowHeight: cardPitch,
    keptIndex: draggedIndex >= 0 ? draggedIndex : Math.min(tabIndex, items.length - 1),
  });
  const days = items.reduce((sum, item) => sum + (item.estimateDays ?? 0), 0);

  useEffect(() => {
    // The card that arrows lead to, not every card that the list happens to bring here.
    if (activeIndex >= 0) show(activeIndex);
  }, [activeIndex, show]);

  const add = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The card that was added and the field, which stands below all cards.
    if (isDrafting && items.length > 0) scroller.current?.scrollTo({ top: scroller.current.scrollHeight });
  }, [isDrafting, items.length]);
  const handleAdd = () => {
    onDraftChange(status);
    // One that is there already, such as with a text that is refused.
    scroller.current?.querySelector<HTMLInputElement>('[data-part="draft"] > input')?.focus();
  };
  const handleDraftEnd = (isByKey: boolean) => {
    onDraftChange(null);
    if (isByKey) add.current?.focus();
  };

  return (
    <Lane ref={dropRef} aria-labelledby={titleId} data-lane={status}>
      <LaneHead>
        <Icon icon={statusIcons[status]} size="sm" data-status={status} />
        <h2 id={titleId}>{words.status[status]}</h2>
        <span>{words.number(items.length)}</span>
        <span data-part="effort">{days > 0 ? words.effort(days) : null}</span>
        <IconButton
          ref={add}
          size="sm"
          icon={Plus}
          label={t('backlogBoard.addTo', { status: words.status[status] })}
          onPress={handleAdd}
        />
      </LaneHead>
      <Cards ref={scroller} data-part="scroller">
        {items.length === 0 && !isDrafting ? <p>{t('backlogBoard.empty')}</p> : null}
        {items.length === 0 ? null : (
          <div role="list" aria-labelledby={titleId} style={{ blockSize: items.length * cardPitch }}>
            {indexes.map((index) => {
              const item = items[index];
              return item === undefined ? null : (
                <BoardCard
                  key={keyOf(item.id)}
                  item={item}
                  {...card}
                  top={index * cardPitch}
                  place={index + 1}
                  total={items.length}
                  isActive={index === tabIndex}
                  isChosen={chosenIds.has(item.id)}
                  hasArrived={arrivedIds.has(item.id)}
                />
              );
            })}
          </div>
        )}
        {isDrafting ? <ItemDraft variant="card" status={status} onAdded={onAdded} onEnd={handleDraftEnd} /> : null}
        {gap === undefined ? null : <div data-part="drop" style={{ insetBlockStart: gap * cardPitch }} />}
      </Cards>
    </Lane>
  );
}
