import { Check, Clock, TriangleAlert } from 'lucide-react';
import { useId, type ComponentProps } from 'react';
import { Icon } from '../Icon';
import type { IconComponent } from '../Icon/IconComponent';
import { useKitMessages } from '../messages';
import { Skeleton } from '../Skeleton';
import { TickMeter } from '../TickMeter';
import { truncateForDisplay } from '../truncate';
import { VisuallyHidden } from '../VisuallyHidden';
import {
  Description,
  Facts,
  Frame,
  Head,
  Scale,
  Spent,
  Stamp,
  Title,
  Titles,
  Upper,
  type StatementStatus,
} from './StatementCard.styles';

export interface StatementFact {
  /** Unique in its card, such as "Limit". */
  term: string;
  /** As it is shown: "$34,500.00". */
  value: string;
}

export interface StatementCardProps extends Omit<ComponentProps<'article'>, 'children' | 'title'> {
  /** Which statement it is: "Current statement". */
  title: string;
  /** When it closes or was closed, as it is shown: "Closes Mar 22, 2026". */
  description?: string;
  /** Color and icon of the stamp. @default 'pending' */
  status?: StatementStatus;
  /** The word on the stamp, such as "Paid"; without it there is no stamp. */
  statusText?: string;
  /** The amount, as it is shown: "$11,315.70". */
  spent?: string;
  /** What the amount is, after it: "spent". */
  spentLabel?: string;
  /** The amount as a share of the limit, from 0 to 1, on a scale; more looks full, in the color of danger. */
  share?: number;
  /** The share in words: "33% of limit". Says also that it is over. */
  shareText?: string;
  /** Below the tear line, in their order; may be empty. */
  facts?: readonly StatementFact[];
  /** Shows grey shapes of the same size in place of everything but the title. @default false */
  isLoading?: boolean;
  /** Place of the title in the page's outline. @default 3 */
  level?: 2 | 3 | 4;
}

const icons: Record<StatementStatus, IconComponent> = { paid: Check, pending: Clock, overdue: TriangleAlert };
const noFacts: readonly StatementFact[] = [];
/** How many facts most statements have, while they load. */
const awaitedFacts = ['limit', 'minimum'] as const;

/** A statement of an account as a piece of paper: what was spent, how much of the limit that is, and whether it is paid. */
export function StatementCard({
  title,
  description = '',
  status = 'pending',
  statusText = '',
  spent = '',
  spentLabel = '',
  share,
  shareText = '',
  facts = noFacts,
  isLoading = false,
  level = 3,
  ...rest
}: StatementCardProps) {
  const messages = useKitMessages();
  const titleId = useId();
  const shown = share === undefined || Number.isNaN(share) ? 0 : Math.max(0, Math.min(1, share));
  const isOver = share !== undefined && share > 1;
  return (
    <Frame aria-labelledby={titleId} aria-busy={isLoading || undefined} data-variant="raised" {...rest}>
      <Upper>
        <Head>
          <Titles>
            <Title as={`h${level}`} id={titleId} data-part="title">
              {truncateForDisplay(title)}
            </Title>
            {isLoading ? (
              <Description as="div">
                <VisuallyHidden>{messages.loading}</VisuallyHidden>
                <Skeleton width="60%" />
              </Description>
            ) : null}
            {description === '' || isLoading ? null : (
              <Description data-part="description">{truncateForDisplay(description)}</Description>
            )}
          </Titles>
          {statusText === '' || isLoading ? null : (
            <Stamp $status={status} data-part="stamp">
              <Icon icon={icons[status]} size="xs" />
              <span>{truncateForDisplay(statusText)}</span>
            </Stamp>
          )}
        </Head>
        <Spent>
          {isLoading ? <Skeleton width="132px" /> : null}
          {spent === '' || isLoading ? null : (
            <p data-part="spent">
              {truncateForDisplay(spent)} <span>{truncateForDisplay(spentLabel)}</span>
            </p>
          )}
          {shareText === '' || isLoading ? null : <p data-part="share">{truncateForDisplay(shareText)}</p>}
        </Spent>
        {share === undefined && !isLoading ? null : (
          <Scale aria-hidden data-part="meter">
            <TickMeter
              variant="ruler"
              value={isLoading ? 0 : shown}
              max={1}
              tone={isOver ? 'danger' : 'accent'}
              label={spentLabel}
              valueText={shareText}
            />
          </Scale>
        )}
      </Upper>
      {isLoading ? (
        <Facts as="div" aria-hidden>
          {awaitedFacts.map((name) => (
            <div key={name}>
              <Skeleton width="56px" />
              <Skeleton width="88px" />
            </div>
          ))}
        </Facts>
      ) : null}
      {facts.length === 0 || isLoading ? null : (
        <Facts data-part="facts">
          {facts.map(({ term, value }) => (
            <div key={term}>
              <dt>{truncateForDisplay(term)}</dt>
              <dd>{truncateForDisplay(value)}</dd>
            </div>
          ))}
        </Facts>
      )}
    </Frame>
  );
}
