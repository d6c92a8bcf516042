import { capacityDays } from '@quarterdeck/contract/rules/capacity';
import { useMeasures } from '@quarterdeck/data/visit/useMeasures';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { createContext, use } from 'react';
import { dayAt, lastDayOf, type Bar } from '../../model/layWeeks';
import { Row, Track } from './BacklogRoadmap.styles';

/** What all rows share. */
export interface RoadmapContextValue {
  /** The project's first day (ISO 8601, a Monday). */
  startDate: string;
  /** Width of a working day where weeks are narrowest, in CSS pixels. */
  dayWidth: number;
}

export const RoadmapContext = createContext<RoadmapContextValue>({ startDate: '', dayWidth: 1 });

/** A day as noon of the reader's time zone, so that it is the same calendar day everywhere. */
const noonOf = (day: string) => `${day}T12:00:00`;

/** Width of a character and of the padding of a bar, in CSS pixels. */
const characterWidth = 7;
const padding = 16;

/** Where the words of a bar stand: in it where there is room, else after it, or before it near the end. */
function wordsPlace(from: number, to: number, words: string, dayWidth: number): 'inside' | 'after' | 'before' {
  const width = words.length * characterWidth + padding;
  if ((Math.min(to, capacityDays) - from) * dayWidth >= width) return 'inside';
  return (capacityDays - to) * dayWidth >= width ? 'after' : 'before';
}

const share = (days: number) => `${(days / capacityDays) * 100}%`;

/** An item and its place in the twelve weeks. */
export function RoadmapRow({ bar }: { bar: Bar }) {
  const { t } = useTranslation();
  const { effort } = useMeasures();
  const { shortDate } = useFormats();
  const { startDate, dayWidth } = use(RoadmapContext);
  const { item, from, to, beyond } = bar;
  const say = (day: string) => shortDate(noonOf(day));
  const isPlaced = from !== null && to !== null;
  const span = isPlaced
    ? t('backlogRoadmap.span', { from: say(dayAt(startDate, from)), to: say(lastDayOf(startDate, to)) })
    : t('backlogRoadmap.noEstimate');
  const days = item.estimateDays === null ? null : effort(item.estimateDays);
  return (
    <Row role="gridcell" data-status={item.status}>
      <div data-part="name">
        <code>{item.key}</code>
        <span data-part="title">{item.title}</span>
      </div>
      <Track>
        {isPlaced && beyond !== 'wholly' ? (
          <i
            aria-hidden
            data-part="bar"
            data-status={item.status}
            data-beyond={beyond === 'partly' || undefined}
            data-words={wordsPlace(from, to, days ?? '', dayWidth)}
            style={{ insetInlineStart: share(from), inlineSize: share(Math.min(to, capacityDays) - from) }}
          >
            <span>{days}</span>
          </i>
        ) : null}
        {isPlaced ? null : <span data-part="note">{t('backlogRoadmap.noEstimate')}</span>}
        {beyond === 'wholly' ? <span data-part="beyond">{t('backlogRoadmap.beyond')}</span> : null}
      </Track>
      <span data-part="said">
        {[
          t(`backlog.status.${item.status}`),
          ...(isPlaced ? [span, days] : [span]),
          ...(beyond === 'partly' ? [t('backlogRoadmap.beyond')] : []),
        ].join(', ')}
      </span>
    </Row>
  );
}
