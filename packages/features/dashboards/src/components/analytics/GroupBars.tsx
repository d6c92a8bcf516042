import type { AnalyticsDashboard } from '@quarterdeck/contract/entities/analyticsDashboard';
import { useTranslation } from '@quarterdeck/i18n';
import { ShareBarChart } from '@quarterdeck/ui/ShareBarChart';
import { useMemo } from 'react';
import { distributionKinds, folded, groupsOf } from '../../model/distribution';
import type { Dashboard } from '../useDashboard';
import { useFigures } from '../useFigures';
import { useGroupWords } from './useGroupWords';

/** Of four bars with a line of groups each, in pixels. */
const barsHeight = 315;

/** How the visitors divide, on phones: a bar for each way, in one card. */
export function GroupBars({ dashboard: { data, chart } }: { dashboard: Dashboard<AnalyticsDashboard> }) {
  const { t } = useTranslation();
  const { count } = useFigures();
  const { kindName, groupName, finding } = useGroupWords();
  const all = useMemo(() => (data ? distributionKinds.map((kind) => folded(groupsOf(data, kind))) : []), [data]);
  const bars = useMemo(
    () =>
      all.map((groups) => ({
        id: groups.kind,
        name: kindName(groups.kind),
        finding: finding(groups),
        parts: groups.groups.map((group) => ({ id: group.id, name: groupName(group), value: group.visitors })),
      })),
    [all, kindName, groupName, finding],
  );
  const total = all.find(({ uniqueVisitors }) => uniqueVisitors !== null)?.uniqueVisitors;
  // Its line is there before the number is, so that nothing moves.
  const waiting = chart.status === 'loading' ? '\u00A0' : undefined;
  return (
    <ShareBarChart
      {...chart}
      bars={bars}
      title={t('dashboards.analytics.groups.title')}
      description={total === undefined ? waiting : t('dashboards.analytics.groups.inAll', { value: count(total) })}
      level={2}
      height={barsHeight}
      hasTableButton
      valueName={t('dashboards.analytics.groups.visitors')}
      shareName={t('dashboards.analytics.groups.share')}
      pointsName={t('dashboards.analytics.groups.group')}
      reason={chart.reason ?? t('dashboards.analytics.groups.empty')}
    />
  );
}
