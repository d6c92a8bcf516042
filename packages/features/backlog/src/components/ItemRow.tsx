import type { BacklogItem } from '@quarterdeck/contract/entities/backlogItem';
import { fullScaleDays } from '@quarterdeck/contract/rules/effort';
import { CheckCircle } from '@quarterdeck/ui/CheckCircle';
import { Icon } from '@quarterdeck/ui/Icon';
import { RowHandle, RowMenuButton, RowPerson, RowTags, RowTitle } from '@quarterdeck/ui/RecordRow';
import { truncateForSpeech } from '@quarterdeck/ui/truncate';
import { TickMeter } from '@quarterdeck/ui/TickMeter';
import { CalendarClock } from 'lucide-react';
import { useBacklogList } from './BacklogListContext';
import { Row } from './ItemRow.styles';
import { OriginTag } from './OriginTag';
import type { RowWords } from './useRowWords';

/** One item: where it comes from, how large it is and who has it. */
export function ItemRow({ item }: { item: BacklogItem }) {
  const { words, hrefOf, people, labelHue, query, canMove, arrivedIds, onFinish, onMenu } = useBacklogList();
  const { id, title, status, labels, dueDate } = item;
  const said = truncateForSpeech(title);
  return (
    <Row
      isDone={status === 'done'}
      touch={{
        onSwipeToEnd: () => onFinish(item),
        onSwipeToStart: (button) => onMenu(item, button),
        isLiftable: canMove,
      }}
      data-arrived={arrivedIds.has(id) || undefined}
    >
      <RowHandle canMove={canMove} label={words.drag} />
      <CheckCircle
        tabIndex={-1}
        checked={status === 'done'}
        aria-label={words.finish(said)}
        onChange={() => onFinish(item)}
      />
      <span data-part="key">{item.key}</span>
      <span data-part="name">
        <RowTitle title={title} query={query} href={hrefOf(id)} />
        {dueDate !== null && words.isOverdue(item) ? (
          <span data-part="overdue" title={words.overdueSince(dueDate)}>
            <Icon icon={CalendarClock} size="xs" />
            {words.overdue}
          </span>
        ) : null}
        <RowTags tags={labels.map((label) => ({ id: label, name: label, hue: labelHue(label) }))} hasNarrow />
      </span>
      <span data-part="origin">
        <OriginTag size="md" item={item} words={words} />
      </span>
      <Effort days={item.estimateDays} words={words} />
      <RowPerson person={people.get(item.assigneeId ?? '')} label={words.assignedTo} />
      <RowMenuButton label={words.actionsFor(said)} onOpen={(button) => onMenu(item, button)} />
    </Row>
  );
}

function Effort({ days, words }: { days: number | null; words: RowWords }) {
  if (days === null) {
    return (
      <span data-part="effort" role="img" aria-label={words.notEstimated} title={words.notEstimated}>
        –
      </span>
    );
  }
  return (
    <span data-part="effort" title={words.effort(days)}>
      <TickMeter value={days} max={fullScaleDays} label={words.effortLabel} valueText={words.effort(days)} />
      <span aria-hidden data-part="weeks">
        {words.shortEffort(days)}
      </span>
    </span>
  );
}
