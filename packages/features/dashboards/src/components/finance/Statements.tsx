import type { FinanceDashboard, Statement } from '@quarterdeck/contract/entities/financeDashboard';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { AsyncContent } from '@quarterdeck/ui/AsyncContent';
import { StatementCard } from '@quarterdeck/ui/StatementCard';
import { below, token } from '@quarterdeck/ui/tokens';
import { useIsFrom } from '@quarterdeck/ui/viewport';
import { useState } from 'react';
import { styled } from 'styled-components';
import { DashboardCard } from '../DashboardCard';
import type { Dashboard } from '../useDashboard';
import { useFigures } from '../useFigures';

/** The two statements of the card, the current one first; on phones they lie beside each other and snap. */
export function Statements({ dashboard }: { dashboard: Dashboard<FinanceDashboard> }) {
  const { t } = useTranslation();
  const isPhone = !useIsFrom('sm');
  const title = t('dashboards.finance.statement.current');
  if (dashboard.chart.status === 'failed')
    return (
      <DashboardCard title={title}>
        <AsyncContent result={dashboard.result} isFailureAnnounced={false} size="sm" skeleton={null}>
          {() => null}
        </AsyncContent>
      </DashboardCard>
    );
  const { data } = dashboard;
  return (
    // On a phone they scroll sideways, by keys as well.
    <Row {...(isPhone ? { role: 'group', tabIndex: 0, 'aria-label': t('dashboards.finance.statement.both') } : {})}>
      <StatementOf title={title} statement={data?.currentStatement} />
      <StatementOf title={t('dashboards.finance.statement.previous')} statement={data?.previousStatement} />
    </Row>
  );
}

function StatementOf({ title, statement }: { title: string; statement: Statement | undefined }) {
  const { t } = useTranslation();
  const { date } = useFormats();
  const { cents, percent } = useFigures();
  const [now] = useState(() => Date.now());
  if (!statement) return <StatementCard title={title} level={2} isLoading />;
  const { status, date: day, limit, spent, minimum } = statement;
  const share = limit > 0 ? spent / limit : 0;
  const isClosed = Date.parse(day) <= now;
  return (
    <StatementCard
      title={title}
      level={2}
      description={t(`dashboards.finance.statement.${isClosed ? 'closed' : 'closes'}`, { day: date(day) })}
      status={status}
      statusText={t(`dashboards.finance.statement.${status}`)}
      spent={cents(spent)}
      spentLabel={t('dashboards.finance.statement.spent')}
      share={share}
      shareText={t('dashboards.finance.statement.ofLimit', { share: percent(share) })}
      facts={[
        { term: t('dashboards.finance.statement.limit'), value: cents(limit) },
        { term: t('dashboards.finance.statement.minimum'), value: cents(minimum) },
      ]}
    />
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: inherit;
  @container dashboard (min-width: 640px) and (max-width: 999px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${below('sm')} {
    /* From edge to edge of the page, so that the next card looks in. */
    display: flex;
    gap: ${token('space.4')};
    margin-inline: calc(-1 * ${token('space.4')});
    padding: 4px ${token('space.4')};
    overflow-x: auto;
    scroll-snap-type: x mandatory;
    scroll-padding-inline: ${token('space.4')};
    &:focus-visible {
      outline: 2px solid ${token('focus.ring')};
      outline-offset: -2px;
    }
    & > * {
      flex: 0 0 min(303px, 100%);
      scroll-snap-align: start;
    }
  }
`;
