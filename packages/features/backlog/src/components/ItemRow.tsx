import type { BacklogItem } from '@quarterdeck/contract/entities/backlogItem';
import { fullScaleDays } from '@quarterdeck/contract/rules/effort';
import { Avatar } from '@quarterdeck/ui/Avatar';
import { CheckCircle } from '@quarterdeck/ui/CheckCircle';
import { Icon } from '@quarterdeck/ui/Icon';
import { Marked } from '@quarterdeck/ui/Marked';
import { saidTitle } from '@quarterdeck/ui/saidTitle';
import { Tag } from '@quarterdeck/ui/Tag';
import { TickMeter } from '@quarterdeck/ui/TickMeter';
import { rowTouch } from '@quarterdeck/ui/VirtualList';
import { CalendarClock } from 'lucide-react';
import { useBacklogList } from './BacklogListContext';
import { Row } from './ItemRow.styles';
import { OriginTag } from './OriginTag';
import type { RowWords } from './useRowWords';

/** Labels shown in a row, or only one where the list is narrow; the others are counted. */
const shownLabels = 2;

// Rows come and go by the hundred while somebody scrolls: plain elements, styled by their row.
/** One item: where it comes from, how large it is and who has it. */
export function ItemRow({ item }: { item: BacklogItem }) {
  const { words, hrefOf, people, labelHue, query, canMove, arrivedIds, onFinish, onMenu } = useBacklogList();
  const touch = rowTouch({
    onSwipeToEnd: () => onFinish(item),
    onSwipeToStart: (button) => onMenu(item, button),
    isLiftable: canMove,
  });
  const { id, title, status, labels, dueDate } = item;
  const said = saidTitle(title);
  const person = people.get(item.assigneeId ?? '');
  return (
    <Row
      role="gridcell"
      data-done={status === 'done' || undefined}
      data-arrived={arrivedIds.has(id) || undefined}
      {...touch}
    >
      <span data-part="handle" data-drag-handle={canMove || undefined} title={canMove ? words.drag : undefined} />
      <CheckCircle
        tabIndex={-1}
        checked={status === 'done'}
        aria-label={words.finish(said)}
        onChange={() => onFinish(item)}
      />
      <span data-part="key">{item.key}</span>
      <span data-part="name">
        <a href={hrefOf(id)} tabIndex={-1} dir="auto" title={title}>
          <Marked text={title} query={query} />
        </a>
        {dueDate !== null && words.isOverdue(item) ? (
          <span data-part="overdue" title={words.overdueSince(dueDate)}>
            <Icon icon={CalendarClock} size="xs" />
            {words.overdue}
          </span>
        ) : null}
        {labels.length > 0 ? (
          <span data-part="labels">
            {labels.slice(0, shownLabels).map((label) => (
              <Tag key={label} variant="dot" hue={labelHue(label)}>
                {label}
              </Tag>
            ))}
            {labels.length > shownLabels ? (
              <Tag variant="outline" data-count="wide">
                +{labels.length - shownLabels}
              </Tag>
            ) : null}
            {labels.length > 1 ? (
              <Tag variant="outline" data-count="narrow">
                +{labels.length - 1}
              </Tag>
            ) : null}
          </span>
        ) : null}
      </span>
      <span data-part="origin">
        <OriginTag size="md" item={item} words={words} />
      </span>
      <Effort days={item.estimateDays} words={words} />
      {person ? (
        <Avatar
          data-part="person"
          size="sm"
          id={person.id}
          name={person.name}
          src={person.avatar}
          label={words.assignedTo(person.name)}
        />
      ) : (
        <span data-part="person" data-nobody />
      )}
      <button
        type="button"
        data-part="menu"
        tabIndex={-1}
        aria-label={words.actionsFor(said)}
        aria-haspopup="menu"
        onClick={(event) => onMenu(item, event.currentTarget)}
      />
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
