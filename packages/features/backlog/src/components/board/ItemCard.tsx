import type { BacklogItem } from '@quarterdeck/contract/entities/backlogItem';
import type { Person } from '@quarterdeck/data/visit/usePeople';
import { useTranslation } from '@quarterdeck/i18n';
import { Avatar } from '@quarterdeck/ui/Avatar';
import type { BoardCardParts } from '@quarterdeck/ui/Board';
import type { Hue } from '@quarterdeck/ui/hues';
import { Icon } from '@quarterdeck/ui/Icon';
import { Tag } from '@quarterdeck/ui/Tag';
import { token, type } from '@quarterdeck/ui/tokens';
import { VisuallyHidden } from '@quarterdeck/ui/VisuallyHidden';
import { CalendarClock } from 'lucide-react';
import { styled } from 'styled-components';
import { itemParts, OriginTag } from '../OriginTag';
import type { RowWords } from '../useRowWords';

/** Labels that a card has room for. */
const shownLabels = 2;

interface ItemCardProps extends BoardCardParts {
  item: BacklogItem;
  words: RowWords;
  people: ReadonlyMap<string, Person>;
  labelHue: (label: string) => Hue;
}

/** What stands in a card of the board. */
export function ItemCard({ item, words, people, labelHue, title, menu }: ItemCardProps) {
  const { t } = useTranslation();
  const { dueDate, estimateDays: days } = item;
  const assignee = people.get(item.assigneeId ?? '');
  return (
    <Face>
      <header>
        <code>{item.key}</code>
        <OriginTag item={item} words={words} />
        {dueDate !== null && words.isOverdue(item) ? (
          <span data-part="overdue" title={words.overdueSince(dueDate)}>
            <Icon icon={CalendarClock} size="xs" label={words.overdueSince(dueDate)} />
          </span>
        ) : null}
        {menu}
      </header>
      {title}
      <footer>
        {item.labels.slice(0, shownLabels).map((label) => (
          <Tag key={label} hue={labelHue(label)} variant="dot">
            {label}
          </Tag>
        ))}
        {days === null ? (
          <span data-part="effort">{t('backlogBoard.noEstimate')}</span>
        ) : (
          <span data-part="effort" title={words.effort(days)}>
            <span aria-hidden>{words.shortEffort(days)}</span>
            <VisuallyHidden>{words.effort(days)}</VisuallyHidden>
          </span>
        )}
        {assignee ? (
          <Avatar size="sm" id={assignee.id} name={assignee.name} src={assignee.avatar} data-part="person" />
        ) : null}
      </footer>
    </Face>
  );
}

const Face = styled.div`
  display: contents;
  ${itemParts}
  & > header > :is(code, [data-part='price-tag']),
  & > footer > [data-part] {
    flex: none;
  }
  & > header > code {
    white-space: nowrap;
    color: ${token('text.secondary')};
    font-family: var(--qd-font-mono);
    font-size: 12px;
  }
  & > footer > [data-variant] {
    min-inline-size: 0;
  }
  & > footer > [data-part='effort'] {
    margin-inline-start: auto;
    color: ${token('text.secondary')};
    ${type('small')}
  }
`;
