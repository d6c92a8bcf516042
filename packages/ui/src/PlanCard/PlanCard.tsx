import { Check, Minus } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { Icon } from '../Icon';
import { Price, type PriceProps } from '../Price';
import { TickMeter, type TickMeterProps } from '../TickMeter';
import {
  Action,
  Features,
  Frame,
  Head,
  Meter,
  Note,
  Summary,
  Tag,
  Tags,
  Title,
  type PlanCardVariant,
} from './PlanCard.styles';

export interface PlanFeature {
  /** Unique in its card. */
  id: string;
  text: string;
  /** False for what the plan lacks, where others have it. @default true */
  isIncluded?: boolean;
}

export interface PlanCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** What the plan is called. */
  name: string;
  /** Whom it is for, in one sentence. */
  summary?: string;
  /** What it costs in each period, and what it was before. */
  price: Pick<PriceProps, 'amount' | 'currency' | 'period' | 'was' | 'wasLabel'>;
  /** Below the price, such as the sum of a year. */
  note?: string;
  /** The way to the plan: a button, or a link that looks like one. It fills the width. */
  action: ReactNode;
  /** An amount that differs between plans, on a scale that all of them share. */
  meter?: Pick<TickMeterProps, 'value' | 'max' | 'label' | 'valueText'>;
  /** In the order of all plans; may be empty. */
  features: readonly PlanFeature[];
  /** Read before a feature: whether the plan has it. */
  featureLabels: { included: string; excluded: string };
  /** Says that it is recommended, such as "Most chosen"; the card gets a ring by it. */
  recommendedLabel?: string;
  /** Says that the reader has the plan, such as "Your plan". */
  currentLabel?: string;
  /** `plain` has no icons, and its action comes last. @default 'detailed' */
  variant?: PlanCardVariant;
  /** Place of the name in the page's outline. @default 2 */
  level?: 2 | 3 | 4;
}

/** A ruler counts the spaces between its strokes; more than 60 of them would be a grey line. */
const strokesFor = (max: number) => (max >= 1 ? Math.min(60, Math.round(max)) + 1 : 2);

/** One of several plans: what it costs and what is in it. */
export function PlanCard({
  name,
  summary,
  price,
  note,
  action,
  meter,
  features,
  featureLabels,
  recommendedLabel,
  currentLabel,
  variant = 'detailed',
  level = 2,
  ...rest
}: PlanCardProps) {
  const titleId = useId();
  const isRecommended = recommendedLabel !== undefined;
  const isPlain = variant === 'plain';
  const button = <Action data-part="action">{action}</Action>;
  return (
    <Frame aria-labelledby={titleId} data-variant={variant} data-accent={isRecommended || undefined} {...rest}>
      <Head>
        <Title as={`h${level}`} id={titleId}>
          {name}
        </Title>
        <Tags>
          {currentLabel === undefined ? null : <Tag>{currentLabel}</Tag>}
          {isRecommended ? <Tag data-accent>{recommendedLabel}</Tag> : null}
        </Tags>
      </Head>
      {summary === undefined ? null : <Summary>{summary}</Summary>}
      <Price {...price} size="lg" data-part="price" />
      {note === undefined ? null : <Note data-part="note">{note}</Note>}
      {isPlain ? null : button}
      {meter === undefined ? null : (
        <Meter>
          <p aria-hidden>
            <span>{meter.label}</span>
            <span>{meter.valueText}</span>
          </p>
          <TickMeter
            {...meter}
            variant="ruler"
            tone={isRecommended ? 'accent' : 'neutral'}
            strokes={strokesFor(meter.max)}
          />
        </Meter>
      )}
      {features.length === 0 ? null : (
        <Features data-part="features">
          {features.map(({ id, text, isIncluded = true }) => (
            <li key={id} data-muted={isIncluded ? undefined : true}>
              <Icon
                icon={isIncluded ? Check : Minus}
                size="sm"
                label={isIncluded ? featureLabels.included : featureLabels.excluded}
              />
              <span>{text}</span>
            </li>
          ))}
        </Features>
      )}
      {isPlain ? button : null}
    </Frame>
  );
}
