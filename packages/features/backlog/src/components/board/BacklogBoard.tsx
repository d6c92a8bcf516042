import { paths } from '@quarterdeck/contract';
import { backlogStatuses, type BacklogItem, type BacklogItemId } from '@quarterdeck/contract/entities/backlogItem';
import { usePeople } from '@quarterdeck/data/visit/usePeople';
import { useWrites } from '@quarterdeck/data/writes/useWrite';
import { phrase, useTranslation } from '@quarterdeck/i18n';
import { Board, type BoardCardParts, type BoardHandle, type BoardLaneData } from '@quarterdeck/ui/Board';
import { usePreferences } from '@quarterdeck/ui/preferences';
import { actionOf } from '@quarterdeck/ui/shortcuts';
import { neighbourOf, useRowMenu } from '@quarterdeck/ui/VirtualList';
import { useCallback, useRef, type KeyboardEvent } from 'react';
import { backlogKeys } from '../../model/backlogKeys';
import { useBacklogWrites } from '../../queries/useBacklogWrites';
import { ItemActions } from '../ItemActions';
import { ItemDraft } from '../ItemDraft';
import { statusIcons } from '../ItemValueMenus';
import type { BacklogViewProps } from '../useBacklogView';
import { useItemSelection } from '../useItemSelection';
import { useLabelHue } from '../useLabelHue';
import { useRowWords } from '../useRowWords';
import { boardStyle, cardHeight } from './boardStyle';
import { ItemCard } from './ItemCard';

export interface BacklogBoardProps extends Pick<
  BacklogViewProps,
  'items' | 'arrivedIds' | 'draftIn' | 'onDraftChange' | 'onAdded' | 'onEdit'
> {
  onOpen: (id: BacklogItemId) => void;
}

type Status = BacklogItem['status'];

const hrefOf = ({ id }: BacklogItem) => paths.backlogItem.href(id);
const tones = { now: 'info', next: 'neutral', later: 'neutral', done: 'success' } as const;

/** The backlog as four lanes; keys and menus do with a card what they do with a row. */
export function BacklogBoard({
  items,
  arrivedIds,
  draftIn,
  onDraftChange,
  onAdded,
  onEdit,
  onOpen,
}: BacklogBoardProps) {
  const { t } = useTranslation();
  const { move, remove } = useBacklogWrites();
  const { keyOf } = useWrites();
  const cardMenu = useRowMenu<BacklogItem>();
  const selection = useItemSelection(items);
  const { selected, toggle, selectAll, clear } = selection;
  const words = useRowWords();
  const people = usePeople();
  const labelHue = useLabelHue();
  const hasSingleKeys = usePreferences((preferences) => preferences.hasSingleKeys);
  const board = useRef<BoardHandle<Status>>(null);

  const renderCard = useCallback(
    (item: BacklogItem, parts: BoardCardParts) => (
      <ItemCard item={item} words={words} people={people} labelHue={labelHue} {...parts} />
    ),
    [words, people, labelHue],
  );
  const open = useCallback(({ id }: BacklogItem) => onOpen(id), [onOpen]);

  const lanes = backlogStatuses.map((status): BoardLaneData<BacklogItem, Status> => {
    const cards = items.filter((item) => item.status === status);
    const days = cards.reduce((sum, item) => sum + (item.estimateDays ?? 0), 0);
    const handleDraftEnd = (isByKey: boolean) => {
      onDraftChange(null);
      if (isByKey) board.current?.focusAdd(status);
    };
    return {
      id: status,
      title: words.status[status],
      cards,
      icon: statusIcons[status],
      tone: tones[status],
      note: days > 0 ? words.effort(days) : null,
      draft:
        draftIn === status ? (
          <ItemDraft variant="card" status={status} onAdded={onAdded} onEnd={handleDraftEnd} />
        ) : null,
    };
  });
  const removeCards = (going: readonly BacklogItem[]) => {
    const [first] = going;
    const lane = lanes.find(({ id }) => id === first?.status);
    const next = lane && neighbourOf(lane.cards, going);
    void remove(going);
    clear();
    const beside = items.find(({ id }) => id === next);
    if (beside) board.current?.focusCard(beside.id, beside.status);
    else if (first) board.current?.focusAdd(first.status);
  };

  const handleCardKeyDown = (event: KeyboardEvent<HTMLElement>, item: BacklogItem): boolean => {
    const action = actionOf(backlogKeys, event, hasSingleKeys);
    const isMod = event.ctrlKey || event.metaKey;
    if (isMod && event.key.toLowerCase() === 'a') selectAll();
    else if (isMod || event.altKey) return false;
    else if (event.key === ' ' || (event.key === 'x' && hasSingleKeys)) toggle(item.id);
    else if (action === 'edit') onEdit(item.id);
    else if (event.key === 'Escape' && selected.length > 0) clear();
    else if (action === 'delete') removeCards(selected.length > 0 ? selected : [item]);
    else return false;
    return true;
  };

  return (
    <>
      <Board
        handle={board}
        aria-label={t('backlogBoard.label')}
        keysHint={t('backlogBoard.keys')}
        style={boardStyle}
        layout="fill"
        lanes={lanes}
        getKey={({ id }) => keyOf(id)}
        getHref={hrefOf}
        renderCard={renderCard}
        cardHeight={cardHeight}
        emptyText={t('backlogBoard.empty')}
        selectedIds={new Set(selected.map(({ id }) => id))}
        arrivedIds={arrivedIds}
        addLabel={phrase(t, 'backlogBoard.addTo', 'status')}
        actionsLabel={words.actionsFor}
        onAdd={onDraftChange}
        onMenu={cardMenu.open}
        onOpen={open}
        onMove={({ id }, { lane, before }) =>
          move([id], before === undefined ? { status: lane } : { status: lane, beforeId: before.id })
        }
        onExtend={(...cards) => {
          for (const card of cards) if (!selected.includes(card)) toggle(card.id);
        }}
        onCardKeyDown={handleCardKeyDown}
      />
      <ItemActions
        rowMenu={cardMenu}
        canMove
        selected={selected}
        onClear={() => {
          clear();
          board.current?.focusLast();
        }}
        onOpen={onOpen}
        onSelect={toggle}
        onDelete={removeCards}
        // In another lane the card is another element, and the button that opened the menu has gone.
        onMoved={({ id }, status) => board.current?.focusCard(id, status)}
      />
    </>
  );
}
