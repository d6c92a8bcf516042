import { useDroppable } from '@dnd-kit/react';
import { Plus } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Icon } from '../Icon';
import type { IconComponent } from '../Icon/IconComponent';
import { IconButton } from '../IconButton';
import { useRowWindow } from '../VirtualList/useRowWindow';
import { cardGap, Cards, Lane, LaneFoot, LaneHead, type BoardLaneTone } from './Board.styles';
import { BoardCard, type BoardCardLook } from './BoardCard';
import type { BoardRecord, CardOrder } from './boardPlaces';
import { numberFormat } from '../intlFormats';

export interface BoardLaneData<Data extends BoardRecord, LaneId extends string = string> extends CardOrder<
  Data,
  LaneId
> {
  /** Unique on the board. */
  id: LaneId;
  /** Heads the lane and names it in what is said. */
  title: string;
  /** From the top; may be empty. */
  cards: readonly Data[];
  /** Before the title. */
  icon?: IconComponent;
  /** Of the icon; the title must say it as well. @default 'neutral' */
  tone?: BoardLaneTone;
  /** At the end of the head, such as a sum. */
  note?: ReactNode;
  /** Buttons after the one that adds, such as that of a menu. */
  actions?: ReactNode;
  /** Stands below the cards, such as a `DraftRow`; while it does, the lane is scrolled to its end as cards are added. */
  draft?: ReactNode;
  /** Below what scrolls, such as a wide button that adds. */
  footer?: ReactNode;
}

interface BoardLaneProps<Data extends BoardRecord, LaneId extends string> extends BoardCardLook<Data> {
  lane: BoardLaneData<Data, LaneId>;
  headingLevel: 2 | 3 | 4;
  emptyText: string;
  addLabel: ((title: string) => string) | undefined;
  onAdd: ((lane: LaneId) => void) | undefined;
  getKey: (card: Data) => string;
  /** The card that Tab reaches; without one it is the first. */
  activeId: string | undefined;
  draggedId: string | undefined;
  /** The card that keys carry. */
  carriedId: string | undefined;
  selectedIds: ReadonlySet<string>;
  arrivedIds: ReadonlySet<string>;
  /** Where a card would be dropped, in CSS pixels from the top of what scrolls. */
  dropTop: number | undefined;
  onFocus: (id: string) => void;
}

/** A lane with its cards; where they have one height, only those in sight are mounted. */
export function BoardLane<Data extends BoardRecord, LaneId extends string>(props: BoardLaneProps<Data, LaneId>) {
  const { lane, headingLevel, emptyText, addLabel, onAdd, getKey, activeId, draggedId, carriedId, ...rest } = props;
  const { selectedIds, arrivedIds, dropTop, ...look } = rest;
  const { id, title, cards, icon, tone = 'neutral', note, actions, draft, footer } = lane;
  const { cardHeight } = look;
  const pitch = cardHeight === undefined ? undefined : cardHeight + cardGap;
  const { locale } = useLocale();
  const titleId = useId();
  const { ref: dropRef } = useDroppable({ id });
  const scroller = useRef<HTMLDivElement>(null);
  const indexOf = (wanted: string | undefined) => cards.findIndex((card) => card.id === wanted);
  const activeIndex = indexOf(activeId);
  const draggedIndex = indexOf(draggedId);
  const tabIndex = Math.max(0, activeIndex);
  const { indexes, show } = useRowWindow({
    scroller,
    count: cards.length,
    rowHeight: pitch ?? 1,
    keptIndex: draggedIndex >= 0 ? draggedIndex : Math.min(tabIndex, cards.length - 1),
  });
  const mounted = pitch === undefined ? cards.map((_, index) => index) : indexes;

  useEffect(() => {
    // The card that arrows lead to, not every card that the list happens to bring here.
    if (pitch !== undefined && activeIndex >= 0) show(activeIndex);
  }, [activeIndex, show, pitch]);

  const isDrafting = draft !== undefined && draft !== null;
  useEffect(() => {
    // The card that was added and the field, which stands below all cards.
    if (isDrafting && cards.length > 0) scroller.current?.scrollTo({ top: scroller.current.scrollHeight });
  }, [isDrafting, cards.length]);
  const handleAdd = () => {
    onAdd?.(id);
    // One that is there already, such as with a text that is refused.
    scroller.current?.querySelector<HTMLInputElement>('[data-part="draft"] > input')?.focus();
  };

  return (
    <Lane ref={dropRef} aria-labelledby={titleId} data-lane={id}>
      <LaneHead>
        {icon ? <Icon icon={icon} size="sm" data-tone={tone} /> : null}
        <LaneTitle level={headingLevel} id={titleId} title={title} />
        <span>{numberFormat(locale).format(cards.length)}</span>
        <span data-part="note">{note}</span>
        {onAdd ? (
          <IconButton data-part="add" size="sm" icon={Plus} label={addLabel?.(title) ?? title} onPress={handleAdd} />
        ) : null}
        {actions}
      </LaneHead>
      <Cards ref={scroller} data-part="scroller">
        {cards.length === 0 && !isDrafting ? <p data-part="empty">{emptyText}</p> : null}
        {cards.length === 0 ? null : (
          <div
            role="list"
            aria-labelledby={titleId}
            data-windowed={pitch === undefined ? undefined : ''}
            style={pitch === undefined ? undefined : { blockSize: cards.length * pitch }}
          >
            {mounted.map((index) => {
              const card = cards[index];
              return card === undefined ? null : (
                <BoardCard
                  key={getKey(card)}
                  card={card}
                  {...look}
                  top={pitch === undefined ? undefined : index * pitch}
                  place={index + 1}
                  total={cards.length}
                  isActive={index === tabIndex}
                  isChosen={selectedIds.has(card.id)}
                  isCarried={card.id === carriedId}
                  hasArrived={arrivedIds.has(card.id)}
                />
              );
            })}
          </div>
        )}
        {draft}
        {dropTop === undefined ? null : <div data-part="drop" style={{ insetBlockStart: dropTop }} />}
      </Cards>
      {footer === undefined ? null : <LaneFoot>{footer}</LaneFoot>}
    </Lane>
  );
}

interface LaneTitleProps {
  level: 2 | 3 | 4;
  id: string;
  title: string;
}

function LaneTitle({ level, id, title }: LaneTitleProps) {
  const Head = `h${level}` as const;
  return (
    <Head id={id} data-part="lane-title">
      {title}
    </Head>
  );
}
