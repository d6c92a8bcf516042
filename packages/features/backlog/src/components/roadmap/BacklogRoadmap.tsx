import type { BacklogItem, BacklogItemId } from '@quarterdeck/contract/entities/backlogItem';
import type { Project } from '@quarterdeck/contract/entities/project';
import { dayOf } from '@quarterdeck/contract/rules/calendar';
import { capacityDays, daysPerWeek } from '@quarterdeck/contract/rules/capacity';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { usePreferences } from '@quarterdeck/ui/preferences';
import { useIsFrom } from '@quarterdeck/ui/viewport';
import { nothingSelected, VirtualList } from '@quarterdeck/ui/VirtualList';
import { useCallback, useLayoutEffect, useMemo, useRef, useState, type MouseEvent } from 'react';
import { inPlanOrder, layBars, todayAt, weekAt, weekStarts, type Bar } from '../../model/layWeeks';
import { narrowestWeek, Plan, Roadmap, rowHeights, Today, TodayPlace, Weeks } from './BacklogRoadmap.styles';
import { RoadmapRow } from './RoadmapRow';

export interface BacklogRoadmapProps {
  project: Project;
  /** What is shown; each stands where the whole backlog puts it. */
  items: readonly BacklogItem[];
  onOpen: (id: BacklogItemId) => void;
}

const keyOf = ({ item }: Bar) => item.id;
const ignore = () => {};
/** Width of a day on the narrowest phones (320), where sixty days share the page, in CSS pixels. */
const phoneDayWidth = 4.7;

/** The backlog laid out in the twelve weeks of the project, one item after the other. */
export function BacklogRoadmap({ project, items, onOpen }: BacklogRoadmapProps) {
  const { t } = useTranslation();
  const { locale, number } = useFormats();
  const { hasSingleKeys } = usePreferences();
  const [today] = useState(() => dayOf(new Date()));
  const { startDate, requirements } = project;
  const bars = useMemo(() => layBars(inPlanOrder(requirements)), [requirements]);
  const shown = useMemo(() => {
    const ids = new Set(items.map(({ id }) => id));
    return bars.filter(({ item }) => ids.has(item.id));
  }, [bars, items]);
  const starts = useMemo(() => {
    // Without the year: twelve weeks cannot be mistaken for those of another one.
    const format = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' });
    return weekStarts(startDate).map((day) => ({ day, said: format.format(Date.parse(day)) }));
  }, [startDate, locale]);
  const plan = useScrollbarWidth();
  const isWide = useIsFrom('sm');
  const dayWidth = isWide ? narrowestWeek / daysPerWeek : phoneDayWidth;
  // The list draws its rows anew when this is another function.
  const renderRow = useCallback(
    (bar: Bar) => <RoadmapRow bar={bar} startDate={startDate} dayWidth={dayWidth} />,
    [startDate, dayWidth],
  );
  const at = todayAt(startDate, today);
  const currentWeek = weekAt(startDate, today);

  const handleClick = ({ target }: MouseEvent<HTMLElement>) => {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-key]') : null;
    if (row?.dataset['key'] !== undefined) onOpen(row.dataset['key'] as BacklogItemId);
  };

  return (
    <Roadmap role="group" aria-label={t('backlogRoadmap.label')}>
      <Plan ref={plan}>
        <Weeks aria-hidden>
          {starts.map(({ day, said }, week) => (
            <span key={day} data-current={currentWeek === week || undefined}>
              <b>{number(week + 1)}</b>
              <span>{said}</span>
            </span>
          ))}
        </Weeks>
        {at === null ? null : (
          <TodayPlace aria-hidden>
            <Today style={{ '--at': at / capacityDays }}>
              <span>{t('backlogRoadmap.today')}</span>
            </Today>
          </TodayPlace>
        )}
        <VirtualList
          aria-label={t('backlogRoadmap.list')}
          items={shown}
          getKey={keyOf}
          rowHeight={isWide ? rowHeights.oneLine : rowHeights.twoLines}
          renderRow={renderRow}
          selection={nothingSelected}
          onSelectionChange={ignore}
          onOpen={(key) => onOpen(key as BacklogItemId)}
          onClick={handleClick}
          hasSingleKeys={hasSingleKeys}
        />
      </Plan>
    </Roadmap>
  );
}

/**
 * Says in `--scrollbar` (pixels) how much of the rows their scroll bar takes: the heads above them end where they do,
 * and without a scroll bar both reach to the edge.
 * @returns ref of what is around the grid.
 */
function useScrollbarWidth() {
  const plan = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const grid = plan.current?.querySelector<HTMLElement>('[role="grid"]');
    if (!grid) return undefined;
    const measure = () => plan.current?.style.setProperty('--scrollbar', `${grid.offsetWidth - grid.clientWidth}px`);
    measure();
    // A scroll bar that comes or goes changes the room for the rows.
    const observer = new ResizeObserver(measure);
    observer.observe(grid);
    return () => observer.disconnect();
  }, []);
  return plan;
}
