import { TrendingDown, TrendingUp } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { finite } from '../charts/chartNumbers';
import type { ChartFormat, ChartPoints } from '../charts/chartTypes';
import { useChartText } from '../charts/useChartText';
import { Icon } from '../Icon';
import type { IconComponent } from '../Icon/IconComponent';
import { Link, type LinkProps } from '../Link';
import { useKitMessages, type KitMessages } from '../messages';
import { Skeleton } from '../Skeleton';
import { Sparkline } from '../Sparkline';
import { truncateForDisplay, truncateForSpeech } from '../truncate';
import { VisuallyHidden } from '../VisuallyHidden';
import { changeText, type ChangeText } from './statText';
import {
  Actions,
  Body,
  Change,
  Comparison,
  Foot,
  Frame,
  Head,
  IconTile,
  Label,
  Value,
  type Meaning,
  type StatTileTone,
} from './StatTile.styles';

export interface StatChange {
  /** As a share: 0.12 for 12 % more. What is no finite number is not shown. */
  value: number;
  /** Whether that is welcome, which decides its color; null where it is neither. */
  isGood: boolean | null;
}

export interface StatTileProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is counted: "Due tasks". */
  label: string;
  /** null, or what is no finite number, shows as a dash. */
  value: number | null;
  /** How the value is written, such as `{ style: 'currency', currency: 'USD' }`. @default a plain number */
  format?: ChartFormat;
  /** Stands before the label. */
  icon?: IconComponent;
  /** Of the icon and the line. It says what kind of figure it is, not whether it is good. @default 'accent' */
  tone?: StatTileTone;
  /** How the value changed since before. */
  change?: StatChange;
  /** What it is compared with: "13 completed this week". While loading, an empty text keeps its room. */
  comparison?: string;
  /** How it came about, the oldest first: a line beside the value. While loading, an empty list keeps its room. */
  trend?: readonly (number | null)[];
  /** A button or a menu at the end; it stays a target of its own where the tile is a link. */
  actions?: ReactNode;
  /** The whole tile leads there. */
  href?: LinkProps['href'];
  /** Shows a dash for the value and grey shapes of the same size. @default false */
  isLoading?: boolean;
}

const noPoints: ChartPoints = { kind: 'category', values: [] };
/** Characters that a tile of two beside each other on a phone has room for: in large type, and at all. */
const largeUpTo = 7;
const fullUpTo = 10;

/** One figure of a dashboard: what it is, how much, and how it changed. */
export function StatTile({
  label,
  value,
  format,
  icon,
  tone = 'accent',
  change,
  comparison,
  trend,
  actions,
  href,
  isLoading = false,
  ...rest
}: StatTileProps) {
  const messages = useKitMessages();
  const { locale } = useLocale();
  const text = useChartText(format, noPoints);
  const known = isLoading ? null : finite(value);
  const exact = known === null ? '–' : text.value(known);
  const shown = known === null || exact.length <= fullUpTo ? exact : (text.axis([known])[0] ?? exact);
  const changed = change && !isLoading ? changeText(locale, change.value) : null;
  const sentence = isLoading
    ? `${truncateForSpeech(label)}: ${messages.loading}`
    : sentenceOf(label, [exact, changed ? spokenChange(changed, messages) : '', comparison ?? '']);
  const words = (
    <>
      <VisuallyHidden>{sentence}</VisuallyHidden>
      <span aria-hidden data-part="label">
        {truncateForDisplay(label)}
      </span>
    </>
  );
  return (
    <Frame
      as="div"
      data-variant={href === undefined ? 'raised' : 'interactive'}
      aria-busy={isLoading || undefined}
      {...rest}
    >
      <Head>
        {icon ? (
          <IconTile $tone={tone} data-part="icon">
            <Icon icon={icon} size="sm" />
          </IconTile>
        ) : null}
        <Label>
          {href === undefined ? (
            words
          ) : (
            <Link href={href} variant="quiet" data-part="card-link">
              {words}
            </Link>
          )}
        </Label>
        {actions === undefined ? null : <Actions data-part="actions">{actions}</Actions>}
      </Head>
      <Body aria-hidden>
        <Value data-size={shown.length <= largeUpTo ? 'lg' : 'md'} data-part="value">
          {shown}
        </Value>
        {trend === undefined ? null : (
          <Sparkline
            values={isLoading ? noTrend : trend}
            tone={tone === 'accent' ? 'series' : tone}
            isArea
            data-part="trend"
          />
        )}
        {change === undefined && comparison === undefined ? null : (
          <Foot>
            {change && changed ? <ChangeMark {...changed} isGood={change.isGood} /> : null}
            {comparison === undefined ? null : (
              <Comparison data-part="comparison">
                {isLoading ? <Skeleton width="75%" data-part="bones" /> : truncateForDisplay(comparison)}
              </Comparison>
            )}
          </Foot>
        )}
      </Body>
    </Frame>
  );
}

const noTrend: readonly number[] = [];

function ChangeMark({ text, direction, isGood }: ChangeText & { isGood: StatChange['isGood'] }) {
  return (
    <Change $meaning={meaningOf(direction, isGood)} data-part="change">
      {direction === 'none' ? null : (
        <Icon icon={direction === 'up' ? TrendingUp : TrendingDown} size="xs" isDirectional data-part="arrow" />
      )}
      {/* A sign stays before its number where the text runs from the right. */}
      <bdi>{text}</bdi>
    </Change>
  );
}

/** What does not change is neither good nor bad. */
function meaningOf(direction: ChangeText['direction'], isGood: StatChange['isGood']): Meaning {
  if (direction === 'none' || isGood === null) return 'open';
  return isGood ? 'good' : 'bad';
}

function spokenChange({ size, direction }: ChangeText, messages: KitMessages): string {
  if (direction === 'none') return messages.changeNone;
  return `${direction === 'up' ? messages.changeUp : messages.changeDown} ${size}`;
}

/** All of a tile as one sentence: "Due tasks: 21, up 12%, 13 completed this week". */
const sentenceOf = (label: string, parts: readonly string[]) =>
  `${truncateForSpeech(label)}: ${parts
    .filter((part) => part !== '')
    .map(truncateForSpeech)
    .join(', ')}`;
