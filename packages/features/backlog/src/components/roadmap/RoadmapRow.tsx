import { capacityDays } from '@quarterdeck/contract/rules/capacity';
import { useMeasures } from '@quarterdeck/data/visit/useMeasures';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { VisuallyHidden } from '@quarterdeck/ui/VisuallyHidden';
import { dayAt, lastDayOf, type Bar } from '../../model/layWeeks';
import { Row, Track } from './BacklogRoadmap.styles';

interface RoadmapRowProps {
  bar: Bar;
  /** First day of the project, ISO 8601, a Monday. */
  startDate: string;
  /** Width of a working day where weeks are narrowest, in CSS pixels. */
  dayWidth: number;
}

/** Width of a character and of the padding of a bar, in CSS pixels. */
const characterWidth = 7;
const padding = 16;

/** Where the words of a bar stand: in it where there is room (undefined), else after it, or before it near the end. */
function wordsPlace(from: number, to: number, words: string, dayWidth: number): 'after' | 'before' | undefined {
  const width = words.length * characterWidth + padding;
  if ((Math.min(to, capacityDays) - from) * dayWidth >= width) return undefined;
  return (capacityDays - to) * dayWidth >= width ? 'after' : 'before';
}

const share = (days: number) => `${(days / capacityDays) * 100}%`;

/** An item and its place in the twelve weeks. */
export function RoadmapRow({ bar, startDate, dayWidth }: RoadmapRowProps) {
  const { t } = useTranslation();
  const { effort } = useMeasures();
  const { shortDate } = useFormats();
  const { item, from, to, beyond } = bar;
  // Noon of the reader's time zone is the same calendar day everywhere.
  const say = (day: string) => shortDate(`${day}T12:00:00`);
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
      <VisuallyHidden>
        {[
          t(`backlog.status.${item.status}`),
          span,
          ...(isPlaced ? [days] : []),
          ...(beyond === 'partly' ? [t('backlogRoadmap.beyond')] : []),
        ].join(', ')}
      </VisuallyHidden>
    </Row>
  );
}
