import { useDroppable } from '@dnd-kit/react';
import type { BacklogItem, BacklogItemId, BacklogStatus } from '@quarterdeck/contract/entities/backlogItem';
import { useMeasures } from '@quarterdeck/data/visit/useMeasures';
import { usePeople } from '@quarterdeck/data/visit/usePeople';
import { useWrites } from '@quarterdeck/data/writes/useWrite';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { Icon } from '@quarterdeck/ui/Icon';
import { IconButton } from '@quarterdeck/ui/IconButton';
import { Plus } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { ItemDraft } from '../ItemDraft';
import { statusIcons } from '../statusIcons';
import { useLabelHue } from '../useLabelHue';
import { cardPitch, Cards, DropLine, Lane, LaneHead } from './BacklogBoard.styles';
import { BoardCard } from './BoardCard';
import { useCardWindow } from './useCardWindow';

export interface BoardDrafting {
  /** The lane that a new item is written in. */
  draftIn: BacklogStatus | null;
  onDraftChange: (draftIn: BacklogStatus | null) => void;
  onAdded: (ids: readonly BacklogItemId[]) => void;
}

export interface BoardLaneProps extends Omit<BoardDrafting, 'draftIn'> {
  status: BacklogStatus;
  /** Its cards, from the top. */
  items: readonly BacklogItem[];
  /** The card that Tab reaches; without one it is the first. */
  activeId: BacklogItemId | undefined;
  draggedId: BacklogItemId | undefined;
  /** The gap that a card would be dropped into. */
  gap: number | undefined;
  isDrafting: boolean;
  arrivedIds: ReadonlySet<BacklogItemId>;
  chosenIds: ReadonlySet<BacklogItemId>;
  onMenu: (item: BacklogItem, anchor: HTMLElement) => void;
  onOpen: (id: BacklogItemId) => void;
  onFocus: (id: BacklogItemId) => void;
}

/** One status with its cards; only those in sight are mounted. */
export function BoardLane({
  status,
  items,
  activeId,
  draggedId,
  gap,
  isDrafting,
  arrivedIds,
  chosenIds,
  onDraftChange,
  onAdded,
  onMenu,
  onOpen,
  onFocus,
}: BoardLaneProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { effort } = useMeasures();
  const { keyOf } = useWrites();
  const people = usePeople();
  const labelHue = useLabelHue();
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

  const add = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The card that was added and the field, which stands below all cards.
    const scroller = ref.current;
    if (isDrafting && scroller) scroller.scrollTop = scroller.scrollHeight;
  }, [isDrafting, items.length, ref]);
  const handleDraftEnd = (isByKey: boolean) => {
    onDraftChange(null);
    if (isByKey) add.current?.focus();
  };

  return (
    <Lane ref={dropRef} aria-labelledby={titleId} data-lane={status}>
      <LaneHead>
        <Icon icon={statusIcons[status]} size="sm" data-status={status} />
        <h2 id={titleId}>{t(`backlog.status.${status}`)}</h2>
        <span>{number(items.length)}</span>
        <span data-part="effort">{days > 0 ? effort(days) : null}</span>
        <IconButton
          ref={add}
          size="sm"
          icon={Plus}
          label={t('backlogBoard.addTo', { status: t(`backlog.status.${status}`) })}
          onPress={() => onDraftChange(status)}
        />
      </LaneHead>
      <Cards ref={ref} onScroll={onScroll} data-part="scroller">
        {items.length === 0 && !isDrafting ? <p>{t('backlogBoard.empty')}</p> : null}
        {items.length === 0 ? null : (
          <div role="list" aria-labelledby={titleId} style={{ blockSize: items.length * cardPitch }}>
            {indexes.map((index) => {
              const item = items[index];
              return item === undefined ? null : (
                <BoardCard
                  key={keyOf(item.id)}
                  item={item}
                  assignee={item.assigneeId === null ? undefined : people.get(item.assigneeId)}
                  labelHue={labelHue}
                  top={index * cardPitch}
                  place={index + 1}
                  total={items.length}
                  isActive={index === activeIndex}
                  isChosen={chosenIds.has(item.id)}
                  hasArrived={arrivedIds.has(item.id)}
                  onMenu={onMenu}
                  onOpen={onOpen}
                  onFocus={onFocus}
                />
              );
            })}
          </div>
        )}
        {isDrafting ? <ItemDraft look="card" status={status} onAdded={onAdded} onEnd={handleDraftEnd} /> : null}
        {gap === undefined ? null : <DropLine data-part="drop" style={{ insetBlockStart: gap * cardPitch }} />}
      </Cards>
    </Lane>
  );
}
