import { useCallback, useMemo, type ComponentProps, type MouseEvent } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { writeDate } from '../LocaleProvider/plainSpaces';
import { useKitMessages } from '../messages';
import { usePreferences } from '../preferences';
import { useIsFrom } from '../viewport';
import { nothingSelected, VirtualList } from '../VirtualList';
import { narrowestWeek, Plan, Root, rowHeights, TodayLine, TodayMark, TodayPlace, Weeks } from './Roadmap.styles';
import { drawnWeeks, todayAt, weekAt, weekStarts, type RoadmapWeeks } from './roadmapDays';
import { RoadmapRow, type RoadmapItem } from './RoadmapRow';
import { useScrollbarWidth } from './useScrollbarWidth';

export interface RoadmapProps extends RoadmapWeeks, Omit<ComponentProps<'div'>, 'children' | 'role'> {
  /** Names the roadmap. */
  'aria-label': string;
  /** Names the list of its rows. */
  listLabel: string;
  /** Rows in their order; may be empty. Keep the objects between renders: a row is drawn again when its item is another one. */
  items: readonly RoadmapItem[];
  /** The day on which a line is drawn, ISO 8601; none outside of the weeks. */
  today: string;
  /** In the place of the bar of an item that has no place. */
  noPlaceText: string;
  /** In the place of the bar of an item that begins after the last week. */
  beyondText: string;
  /** A row is pressed, or Enter on it. */
  onOpen: (id: string) => void;
  /** Of heads and rows together: any CSS length; rows scroll. @default '440px' */
  height?: string;
}

const keyOf = ({ id }: RoadmapItem) => id;
const ignore = () => {};
/** What the weeks share on the narrowest phones (320), in CSS pixels. */
const phoneWidth = 282;

/**
 * Work laid out in weeks: a bar for each row. On phones names stand above their bars, and all weeks share the width. Any
 * number of rows; up to some 26 weeks can be read, more than 53 are not drawn.
 */
export function Roadmap({
  listLabel,
  items,
  startDate,
  weeks: wantedWeeks,
  daysPerWeek,
  today,
  noPlaceText,
  beyondText,
  onOpen,
  height = '440px',
  ...rest
}: RoadmapProps) {
  const messages = useKitMessages();
  const { locale } = useLocale();
  const { hasSingleKeys } = usePreferences();
  const weeks = drawnWeeks(wantedWeeks);
  const starts = useMemo(() => {
    // Without the year: so few weeks cannot be mistaken for those of another one.
    const format = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
    return weekStarts({ startDate, weeks, daysPerWeek }).map((day) =>
      day === '' ? '' : writeDate(Date.parse(day), locale, format),
    );
  }, [startDate, weeks, daysPerWeek, locale]);
  const plan = useScrollbarWidth();
  const isWide = useIsFrom('sm');
  const days = weeks * daysPerWeek;
  const dayWidth = isWide ? narrowestWeek / daysPerWeek : phoneWidth / days;
  // The list draws its rows anew when this is another function.
  const renderRow = useCallback(
    (item: RoadmapItem) => (
      <RoadmapRow item={item} days={days} dayWidth={dayWidth} noPlaceText={noPlaceText} beyondText={beyondText} />
    ),
    [days, dayWidth, noPlaceText, beyondText],
  );
  const at = todayAt({ startDate, weeks, daysPerWeek }, today);
  const currentWeek = weekAt({ startDate, weeks, daysPerWeek }, today);
  const number = new Intl.NumberFormat(locale);

  const handleClick = ({ target }: MouseEvent<HTMLElement>) => {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-key]') : null;
    if (row?.dataset['key'] !== undefined) onOpen(row.dataset['key']);
  };

  return (
    <Root role="group" {...rest}>
      <Plan ref={plan} style={{ '--weeks': weeks, '--height': height }}>
        <Weeks aria-hidden>
          {starts.map((said, week) => (
            // Weeks differ in nothing but their place.
            <span key={week} data-current={currentWeek === week || undefined}>
              <b>{number.format(week + 1)}</b>
              <span>{said}</span>
            </span>
          ))}
        </Weeks>
        {at === null ? null : (
          <TodayPlace aria-hidden style={{ '--at': at / days }}>
            <TodayLine />
            <TodayMark>{messages.today}</TodayMark>
          </TodayPlace>
        )}
        {/* A grid without rows is none. */}
        {items.length === 0 ? null : (
          <VirtualList
            aria-label={listLabel}
            items={items}
            getKey={keyOf}
            rowHeight={isWide ? rowHeights.oneLine : rowHeights.twoLines}
            renderRow={renderRow}
            selection={nothingSelected}
            onSelectionChange={ignore}
            onOpen={onOpen}
            onClick={handleClick}
            hasSingleKeys={hasSingleKeys}
          />
        )}
      </Plan>
    </Root>
  );
}
