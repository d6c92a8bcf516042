import type { BacklogItem, BacklogItemId } from '@quarterdeck/contract/entities/backlogItem';
import type { Project } from '@quarterdeck/contract/entities/project';
import { dayOf } from '@quarterdeck/contract/rules/calendar';
import { capacityDays, daysPerWeek, weeksPerProject } from '@quarterdeck/contract/rules/capacity';
import { useMeasures } from '@quarterdeck/data/visit/useMeasures';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { dayAt, lastDayOf, Roadmap, type RoadmapItem } from '@quarterdeck/ui/Roadmap';
import { useMemo, useState } from 'react';
import { inPlanOrder, layBars } from '../../model/layBars';
import { roadmapHeight } from './roadmapHeight';

export interface BacklogRoadmapProps {
  project: Project;
  /** What is shown; each stands where the whole backlog puts it. */
  items: readonly BacklogItem[];
  onOpen: (id: BacklogItemId) => void;
}

const tones = { now: 'solid', next: 'tint', later: 'outline', done: 'muted' } as const;

/** The backlog laid out in the twelve weeks of the project, one item after the other. */
export function BacklogRoadmap({ project, items, onOpen }: BacklogRoadmapProps) {
  const { t } = useTranslation();
  const { shortDate } = useFormats();
  const { effort } = useMeasures();
  const [today] = useState(() => dayOf(new Date()));
  const { startDate, requirements } = project;
  const shown = useMemo(() => {
    const ids = new Set(items.map(({ id }) => id));
    // Noon of the reader's time zone is the same calendar day everywhere.
    const say = (day: string) => shortDate(`${day}T12:00:00`);
    const weeks = { startDate, daysPerWeek };
    return layBars(inPlanOrder(requirements)).flatMap(({ item, from, to }): RoadmapItem[] => {
      if (!ids.has(item.id)) return [];
      const { id, key, title, status, estimateDays } = item;
      const days = estimateDays === null ? '' : effort(estimateDays);
      const isPartlyBeyond = from !== null && from < capacityDays && to > capacityDays;
      const said =
        from === null
          ? [t('backlogRoadmap.noEstimate')]
          : [t('backlogRoadmap.span', { from: say(dayAt(weeks, from)), to: say(lastDayOf(weeks, to)) }), days];
      const description = [
        t(`backlog.status.${status}`),
        ...said,
        ...(isPartlyBeyond ? [t('backlogRoadmap.beyond')] : []),
      ].join(', ');
      return [{ id, code: key, title, from, to, label: days, tone: tones[status], description }];
    });
  }, [items, requirements, startDate, effort, shortDate, t]);

  return (
    <Roadmap
      aria-label={t('backlogRoadmap.label')}
      listLabel={t('backlogRoadmap.list')}
      startDate={startDate}
      weeks={weeksPerProject}
      daysPerWeek={daysPerWeek}
      today={today}
      items={shown}
      noPlaceText={t('backlogRoadmap.noEstimate')}
      beyondText={t('backlogRoadmap.beyond')}
      height={roadmapHeight}
      onOpen={(id) => onOpen(id as BacklogItemId)}
    />
  );
}
