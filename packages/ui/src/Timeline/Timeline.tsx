import { ChevronRight } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon';
import type { IconComponent } from '../Icon/IconComponent';
import { RouterLink } from '../router';
import { placesOf } from '../Skeleton/placesOf';
import { Skeleton, SkeletonGroup, type SkeletonGroupProps } from '../Skeleton';
import {
  cardPaint,
  Day,
  DayHead,
  Item,
  Marker,
  Quote,
  Root,
  Waiting,
  type TimelineSize,
  type TimelineTone,
} from './Timeline.styles';

export interface TimelineProps extends ComponentProps<'ol'> {
  /** `TimelineDay` elements, or `TimelineItem` elements where days do not matter; in the order they are to be read. */
  children: ReactNode;
  /** Markers of 36 px (28 on phones), or of 24 px in a pane. @default 'md' */
  size?: TimelineSize;
}

/** What React draws nothing of. */
const isNothing = (node: ReactNode) => node === undefined || node === null || typeof node === 'boolean' || node === '';

/** Words such as "Yesterday" are no time for machines: without one for them there is no time element. */
function When(props: Pick<ComponentProps<'time'>, 'dateTime' | 'children'> & { 'data-part': string }) {
  const { dateTime, ...rest } = props;
  return !dateTime ? <span {...rest} /> : <time {...props} />;
}

/** What happened, one after the other on a line of ticks: an ordered list. Name it with `aria-label`. */
export function Timeline({ size = 'md', ...rest }: TimelineProps) {
  // WebKit takes an ordered list without its numbers for none.
  return <Root role="list" data-size={size} {...rest} />;
}

export interface TimelineDayProps extends ComponentProps<'li'> {
  /** `TimelineItem` elements. */
  children: ReactNode;
  /** Names the day, such as "Today" or "Sunday". */
  label: ReactNode;
  /** The date after it, such as "Tue, Mar 17". */
  date?: ReactNode;
  /** The day for machines: `2026-03-17`. */
  dateTime?: string;
  /** Place of the day in the page's outline. @default 2 */
  headingLevel?: 2 | 3 | 4;
}

/** A day with its head; what happened on it is an ordered list of its own. */
export function TimelineDay({ children, label, date, dateTime, headingLevel = 2, ...rest }: TimelineDayProps) {
  const headId = useId();
  return (
    <Day {...rest}>
      <DayHead as={`h${headingLevel}`} id={headId}>
        <span data-part="day">{label}</span>{' '}
        {isNothing(date) ? null : (
          <When data-part="date" dateTime={dateTime}>
            {date}
          </When>
        )}
      </DayHead>
      <ol aria-labelledby={headId}>{children}</ol>
    </Day>
  );
}

export interface TimelineItemProps extends Omit<ComponentProps<'li'>, 'title'> {
  /** What happened, in one sentence; names in `<b>` or links stand out. */
  title: ReactNode;
  /** Who did it: an `Avatar` with an empty `label`, as the title says the name. Takes the place of `icon`. */
  marker?: ReactNode;
  /** Marks what no person did. Without `marker` and `icon` there is a dot. */
  icon?: IconComponent;
  /** Of the icon; the title must say it as well. @default 'neutral' */
  tone?: TimelineTone;
  /** What kind of thing happened, small at the corner of the marker. Decoration. */
  badge?: IconComponent;
  /** When, such as "08:12". */
  time?: ReactNode;
  /** The moment for machines: ISO 8601. */
  dateTime?: string;
  /** More of it: text, a `TimelineQuote`, a `TimelineCard`, pictures. */
  children?: ReactNode;
}

/** One thing that happened. */
export function TimelineItem({
  title,
  marker,
  icon,
  tone = 'neutral',
  badge,
  time,
  dateTime,
  children,
  ...rest
}: TimelineItemProps) {
  return (
    <Item {...rest}>
      <Marker data-part="marker">
        {marker ??
          (icon ? (
            <span data-part="icon" data-tone={tone}>
              <Icon icon={icon} size="sm" />
            </span>
          ) : (
            <span data-part="dot" />
          ))}
        {badge ? (
          <span data-part="badge">
            <Icon icon={badge} width={11} height={11} />
          </span>
        ) : null}
      </Marker>
      <div data-part="title">{title}</div>
      {isNothing(time) ? null : (
        <When data-part="time" dateTime={dateTime}>
          {time}
        </When>
      )}
      {isNothing(children) ? null : <div data-part="content">{children}</div>}
    </Item>
  );
}

export interface TimelineCardProps extends Omit<ComponentProps<typeof RouterLink>, 'to'> {
  /** An address of the site. */
  href: string;
  /** Title of what it leads to. */
  children: ReactNode;
  icon?: IconComponent;
  /** What kind of thing it is, such as "Task". */
  meta?: ReactNode;
}

/** What an item is about, as a card that leads there. */
export function TimelineCard({ href, children, icon, meta, ...rest }: TimelineCardProps) {
  return (
    <CardLink to={href} {...rest}>
      {icon ? <Icon icon={icon} size="sm" /> : null}
      <span data-part="label">{children}</span>
      {meta === undefined ? null : <span data-part="meta">{meta}</span>}
      <Icon icon={ChevronRight} size="sm" isDirectional />
    </CardLink>
  );
}

/** What somebody wrote, beside a rule of ticks. */
export function TimelineQuote(props: ComponentProps<'blockquote'>) {
  return <Quote {...props} />;
}

export interface TimelineSkeletonProps extends Omit<SkeletonGroupProps, 'children'> {
  /** Items that are awaited. @default 6 */
  count?: number;
  /** As of the `Timeline` that will come. @default 'md' */
  size?: TimelineSize;
}

/** Stands in the place of a timeline that is loading. */
export function TimelineSkeleton({ count = 6, size = 'md', ...rest }: TimelineSkeletonProps) {
  return (
    <SkeletonGroup {...rest}>
      {placesOf(count).map((index) => (
        // Grey rows differ in nothing but their place.
        <Waiting key={index} data-size={size}>
          <Skeleton shape="circle" width="var(--qd-timeline-marker)" />
          <Skeleton count={2} />
        </Waiting>
      ))}
    </SkeletonGroup>
  );
}

const CardLink = styled(RouterLink)`
  ${cardPaint}
`;
