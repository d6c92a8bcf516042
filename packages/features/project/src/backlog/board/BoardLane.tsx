import { useDroppable } from '@dnd-kit/react';
import type { BacklogItem, BacklogItemId, BacklogStatus } from '@quarterdeck/contract/entities/backlogItem';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { Icon } from '@quarterdeck/ui/Icon';
import { useEffect, useId } from 'react';
import { statusIcons } from '../../shared/statusIcons';
import { useMeasures } from '../../shared/useMeasures';
import { usePeople } from '../../shared/usePeople';
import { BoardCard } from './BoardCard';
import { cardPitch, Cards, DropLine, Lane, LaneHead } from './BacklogBoard.styles';
import { useCardWindow } from './useCardWindow';

export interface BoardLaneProps {
  status: BacklogStatus;
  /** Its cards, from the top. */
  items: readonly BacklogItem[];
  /** The card that Tab reaches; without one it is the first. */
  activeId: BacklogItemId | undefined;
  draggedId: BacklogItemId | undefined;
  /** The gap that a card would be dropped into. */
  gap: number | undefined;
  onOpen: (id: BacklogItemId) => void;
  onFocus: (id: BacklogItemId) => void;
}

/** One status with its cards; only those in sight are mounted. */
export function BoardLane({ status, items, activeId, draggedId, gap, onOpen, onFocus }: BoardLaneProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { effort } = useMeasures();
  const people = usePeople();
  const titleId = useId();
  const { ref: dropRef } = useDroppable({ id: status });
  const indexOf = (id: BacklogItemId | undefined) =>
    id === undefined ? -1 : items.findIndex((item) => item.id === id);
  const activeIndex = Math.max(0, indexOf(activeId));
  const { ref, onScroll, indexes, show } = useCardWindow(items.length, cardPitch, [activeIndex, indexOf(draggedId)]);
  const days = items.reduce((sum, item) => sum + (item.estimateDays ?? 0), 0);
  const isActiveHere = indexOf(activeId) >= 0;

  useEffect(() => {
    // The card that arrows lead to, not every card that the list happens to bring here.
    if (isActiveHere) show(activeIndex);
    // oxlint-disable-next-line react/exhaustive-deps -- `show` is a new function each time and reads only the element
  }, [activeId, activeIndex, isActiveHere]);

  return (
    <Lane ref={dropRef} aria-labelledby={titleId} data-lane={status}>
      <LaneHead>
        <Icon icon={statusIcons[status]} size="sm" data-status={status} />
        <h2 id={titleId}>{t(`backlog.status.${status}`)}</h2>
        <span>{number(items.length)}</span>
        <span data-part="effort">{days > 0 ? effort(days) : null}</span>
      </LaneHead>
      <Cards ref={ref} onScroll={onScroll} data-part="scroller">
        {items.length === 0 ? (
          <p>{t('backlogBoard.empty')}</p>
        ) : (
          <div role="list" aria-labelledby={titleId} style={{ blockSize: items.length * cardPitch }}>
            {indexes.map((index) => {
              const item = items[index];
              return item === undefined ? null : (
                <BoardCard
                  key={item.id}
                  item={item}
                  assignee={item.assigneeId === null ? undefined : people.get(item.assigneeId)}
                  top={index * cardPitch}
                  place={index + 1}
                  total={items.length}
                  isActive={index === activeIndex}
                  onOpen={onOpen}
                  onFocus={onFocus}
                />
              );
            })}
          </div>
        )}
        {gap === undefined ? null : <DropLine data-part="drop" style={{ insetBlockStart: gap * cardPitch }} />}
      </Cards>
    </Lane>
  );
}
