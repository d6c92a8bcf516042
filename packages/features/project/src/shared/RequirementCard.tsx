import type { Requirement } from '@quarterdeck/contract/entities/requirement';
import { paths } from '@quarterdeck/contract';
import { useTranslation } from '@quarterdeck/i18n';
import { ContourArt } from '@quarterdeck/ui/ContourArt';
import { Icon } from '@quarterdeck/ui/Icon';
import { Link } from '@quarterdeck/ui/Link';
import { TickMeter } from '@quarterdeck/ui/TickMeter';
import { useId, type ComponentProps } from 'react';
import { fullScaleDays } from '../model/effort';
import { categoryIcons } from './categoryIcons';
import { Marked } from './Marked';
import {
  Choice,
  Cover,
  Flag,
  Foot,
  Frame,
  Meta,
  Owned,
  PriceText,
  Summary,
  Tile,
  Title,
} from './RequirementCard.styles';
import { SelectButton } from './SelectButton';
import { useMeasures } from './useMeasures';
import { VisitorWays } from './VisitorWays';

/** What a card shows of a requirement. */
export type RequirementFacts = Pick<
  Requirement,
  'id' | 'title' | 'summary' | 'category' | 'estimateDays' | 'price' | 'currency'
>;

export interface RequirementCardProps extends Omit<ComponentProps<'article'>, 'title' | 'onToggle'> {
  requirement: RequirementFacts;
  /** `owned` is in the project already and cannot be selected. @default 'offered' */
  state?: 'offered' | 'selected' | 'owned';
  /** Said on the cover, such as "Popular". */
  flag?: string;
  /** Place of the title in the page's outline. @default 2 */
  level?: 2 | 3 | 4;
  /** Address of the detail. @default the requirement's page */
  href?: string;
  /** Leads visitors without a project to the start of a project, which the detail needs. @default false */
  needsProject?: boolean;
  /** A search that found it, marked in title and summary. @default none */
  query?: string;
  /** Draws the chart on the cover, which costs bytes where the card is painted ahead. @default true */
  hasArt?: boolean;
  /** Adds it, or takes it away again. Without it the card only shows. */
  onToggle?: () => void;
}

/** A requirement with its price and effort. The whole card leads to its detail; the button is a target of its own. */
export function RequirementCard({
  requirement,
  state = 'offered',
  flag,
  level = 2,
  href = paths.requirement.href(requirement.id),
  needsProject = false,
  query = '',
  hasArt = true,
  onToggle,
  ...rest
}: RequirementCardProps) {
  const { t } = useTranslation();
  const { money, effort } = useMeasures();
  const titleId = useId();
  const { id, title, summary, category, estimateDays, price, currency } = requirement;
  const isSelected = state === 'selected';
  const link = (way: { href: string }) => (
    <Link {...way} variant="quiet" data-part="card-link">
      <Marked text={title} query={query} />
    </Link>
  );
  return (
    <Frame data-state={state} aria-labelledby={titleId} {...rest}>
      <Cover>
        {hasArt ? <ContourArt seed={id} width={280} height={104} tone={isSelected ? 'accent' : 'neutral'} /> : null}
        {flag === undefined ? null : <Flag>{flag}</Flag>}
      </Cover>
      <Tile aria-hidden>
        <Icon icon={categoryIcons[category]} size="lg" />
      </Tile>
      <Meta>
        <span data-part="id">{id}</span> {t(`project.category.${category}`)}
      </Meta>
      <Title as={`h${level}`} id={titleId}>
        {needsProject ? (
          <VisitorWays href={href} wanted={id}>
            {link}
          </VisitorWays>
        ) : (
          link({ href })
        )}
      </Title>
      <Summary>
        <Marked text={summary} query={query} />
      </Summary>
      <Foot>
        <TickMeter
          value={estimateDays}
          max={fullScaleDays}
          label={t('project.effort')}
          valueText={effort(estimateDays)}
          showsValue
        />
        <PriceText data-free={price === 0 || undefined}>
          {price === 0 ? t('project.free') : money(price, currency)}
        </PriceText>
        {state === 'owned' ? (
          <Choice>
            <Owned>{t('project.owned')}</Owned>
          </Choice>
        ) : onToggle === undefined ? null : (
          <Choice>
            <SelectButton title={title} isSelected={isSelected} onToggle={onToggle} />
          </Choice>
        )}
      </Foot>
    </Frame>
  );
}
