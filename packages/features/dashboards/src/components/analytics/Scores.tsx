import type { AnalyticsDashboard } from '@quarterdeck/contract/entities/analyticsDashboard';
import { useTranslation } from '@quarterdeck/i18n';
import { AsyncContent } from '@quarterdeck/ui/AsyncContent';
import { EmptyState } from '@quarterdeck/ui/EmptyState';
import { useKitMessages } from '@quarterdeck/ui/messages';
import { Skeleton } from '@quarterdeck/ui/Skeleton';
import { TickMeter } from '@quarterdeck/ui/TickMeter';
import { token, type } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';
import { DashboardCard } from '../DashboardCard';
import { Metric } from '../Metric';
import type { Dashboard } from '../useDashboard';
import { useFigures } from '../useFigures';

const mostPoints = 1000;
const marks = [0, 250, 500, 750, mostPoints];

/** How good the site is at bringing visitors to its pages. */
export function Scores({ dashboard }: { dashboard: Dashboard<AnalyticsDashboard> }) {
  const { t } = useTranslation();
  const messages = useKitMessages();
  return (
    <DashboardCard title={t('dashboards.analytics.scores.title')} isFilled>
      <AsyncContent
        result={dashboard.result}
        isFailureAnnounced={false}
        size="sm"
        skeleton={
          <Parts>
            <Skeleton shape="box" height="144px" />
            <Ratios>
              <Skeleton shape="box" height="45px" />
              <Skeleton shape="box" height="45px" />
            </Ratios>
            <Skeleton width="70%" />
          </Parts>
        }
        isEmpty={({ visitorsVsPageViews: { series } }) => series[0].data.length === 0}
        empty={<EmptyState size="sm" title={messages.noChartData} text={t('dashboards.analytics.scores.empty')} />}
      >
        {({ visitorsVsPageViews }) => <ScoreParts {...visitorsVsPageViews} />}
      </AsyncContent>
    </DashboardCard>
  );
}

function ScoreParts({
  overallScore,
  averageRatio,
  predictedRatio,
}: Omit<AnalyticsDashboard['visitorsVsPageViews'], 'series'>) {
  const { t } = useTranslation();
  const { count } = useFigures();
  const max = count(mostPoints);
  const label = t('dashboards.analytics.scores.overall');
  return (
    <Parts>
      <div>
        <Metric label={label} value={count(overallScore)} size="xl">
          {t('dashboards.analytics.scores.of', { max })}
        </Metric>
        <Scale>
          <TickMeter
            variant="ruler"
            hasPointer
            strokes={51}
            value={overallScore}
            max={mostPoints}
            {...{ label, marks }}
            markText={(mark) => count(mark)}
            valueText={t('dashboards.analytics.scores.valueOf', { value: count(overallScore), max })}
          />
        </Scale>
      </div>
      <Ratios>
        <Ratio name={t('dashboards.analytics.scores.average')} value={averageRatio} tone="accent" />
        <Ratio name={t('dashboards.analytics.scores.predicted')} value={predictedRatio} tone="neutral" />
      </Ratios>
      <Explanation>{t('dashboards.analytics.scores.note')}</Explanation>
    </Parts>
  );
}

function Ratio({ name, value, tone }: { name: string; value: number; tone: 'accent' | 'neutral' }) {
  const { percent } = useFigures();
  const text = percent(value / 100);
  return (
    <div>
      <Metric label={name} value={text} size="md" />
      <TickMeter value={value} max={100} strokes={25} label={name} valueText={text} tone={tone} />
    </div>
  );
}

const Parts = styled.div`
  display: flex;
  flex-direction: column;
  gap: 20px;
  margin-block-start: 12px;
`;

const Scale = styled.div`
  margin-block-start: 11px;
  padding-block-end: 16px;
  border-block-end: 1px solid ${token('border.subtle')};
`;

const Ratios = styled.div`
  display: grid;
  gap: 20px;
  & > div {
    display: flex;
    align-items: end;
    justify-content: space-between;
    gap: 12px;
    & > [role='meter'] {
      margin-block-end: 8px;
    }
  }
  /* Two short figures are one row. */
  @container dashboard (max-width: 639px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > div > [role='meter'] {
      display: none;
    }
  }
`;

const Explanation = styled.p`
  margin-block-start: auto;
  color: ${token('text.secondary')};
  ${type('small')}
`;
