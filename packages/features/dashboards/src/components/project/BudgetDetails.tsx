import { budgetColumns, type BudgetRow, type ProjectDashboard } from '@quarterdeck/contract/entities/projectDashboard';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { AsyncContent } from '@quarterdeck/ui/AsyncContent';
import { EmptyState } from '@quarterdeck/ui/EmptyState';
import { Skeleton } from '@quarterdeck/ui/Skeleton';
import { Table, type TableColumn } from '@quarterdeck/ui/Table';
import { Tag } from '@quarterdeck/ui/Tag';
import { TickMeter } from '@quarterdeck/ui/TickMeter';
import { below, token } from '@quarterdeck/ui/tokens';
import { truncateForDisplay } from '@quarterdeck/ui/truncate';
import { styled } from 'styled-components';
import { orderInAddress, sortRows, type SortValues } from '../../model/order';
import { DashboardCard } from '../DashboardCard';
import { useAddressChoice } from '../useAddressChoice';
import type { Dashboard } from '../useDashboard';
import { useFigures } from '../useFigures';
import { categoryHue, useProjectWords } from './useProjectWords';

/** Percent of a category that is left, below which it is marked. */
const scarceBelow = 10;
const usualCount = 5;

const budgetOrder = orderInAddress(budgetColumns);

const valuesOf = (categoryOf: (type: string) => string): SortValues<BudgetRow, (typeof budgetColumns)[number]> => ({
  type: ({ type }) => categoryOf(type),
  total: ({ total }) => total,
  expensesAmount: ({ expensesAmount }) => expensesAmount,
  expensesPercentage: ({ expensesPercentage }) => expensesPercentage,
  remainingAmount: ({ remainingAmount }) => remainingAmount,
  remainingPercentage: ({ remainingPercentage }) => remainingPercentage,
});

/** The budget in numbers; its order stands in the address. */
export function BudgetDetails({ dashboard }: { dashboard: Dashboard<ProjectDashboard> }) {
  const { t } = useTranslation();
  const { compare } = useFormats();
  const [order, setOrder] = useAddressChoice(budgetOrder);
  const { categoryOf } = useProjectWords();
  const columns = useColumns();
  const title = t('dashboards.project.budget.details');
  return (
    <DashboardCard title={title}>
      <AsyncContent
        result={dashboard.result}
        isFailureAnnounced={false}
        size="sm"
        skeleton={
          <SkeletonInset>
            <Skeleton shape="rows" count={usualCount + 1} height="48px" />
          </SkeletonInset>
        }
        isEmpty={({ budgetDetails }) => budgetDetails.rows.length === 0}
        empty={
          <EmptyState
            size="sm"
            title={t('dashboards.project.budget.none')}
            text={t('dashboards.project.budget.reason')}
          />
        }
      >
        {({ budgetDetails }) => (
          <CardTable>
            <Table
              isBare
              caption={title}
              isCaptionHidden
              columns={columns}
              rows={sortRows(budgetDetails.rows, order, valuesOf(categoryOf), compare)}
              getRowId={({ id }) => id}
              sort={order}
              onSortChange={setOrder}
            />
          </CardTable>
        )}
      </AsyncContent>
    </DashboardCard>
  );
}

function useColumns(): readonly TableColumn<BudgetRow>[] {
  const { t } = useTranslation();
  const { dollars, percent } = useFigures();
  const { categoryOf } = useProjectWords();
  const cells: Record<
    (typeof budgetColumns)[number],
    Partial<TableColumn<BudgetRow>> & Pick<TableColumn<BudgetRow>, 'cell'>
  > = {
    type: {
      isRowHeader: true,
      width: '28%',
      cell: ({ type }) => (
        <Category size="md" hue={categoryHue(type)}>
          {truncateForDisplay(categoryOf(type)) || '–'}
        </Category>
      ),
    },
    total: { kind: 'number', cell: ({ total }) => dollars(total) },
    expensesAmount: { kind: 'number', cell: ({ expensesAmount }) => dollars(expensesAmount) },
    expensesPercentage: { kind: 'number', cell: ({ expensesPercentage }) => percent(expensesPercentage / 100) },
    remainingAmount: {
      kind: 'number',
      cell: ({ remainingAmount }) => (
        <Amount data-over={remainingAmount < 0 || undefined}>{dollars(remainingAmount)}</Amount>
      ),
    },
    remainingPercentage: { kind: 'number', cell: (row) => <Left {...row} /> },
  };
  return budgetColumns.map((id) => ({
    id,
    name: t(`dashboards.project.budget.${id}`),
    isSortable: true,
    ...cells[id],
  }));
}

/** How much of a category is left, as strokes and as a number. */
function Left({ type, remainingPercentage }: BudgetRow) {
  const { t } = useTranslation();
  const { percent } = useFigures();
  const { categoryOf } = useProjectWords();
  const text = percent(remainingPercentage / 100);
  const known = Number.isFinite(remainingPercentage) ? Math.max(0, remainingPercentage) : 0;
  return (
    <Share>
      <TickMeter
        value={known}
        max={100}
        label={t('dashboards.project.budget.leftOf', { name: truncateForDisplay(categoryOf(type)) })}
        valueText={text}
        tone={remainingPercentage < 0 ? 'danger' : remainingPercentage < scarceBelow ? 'warning' : 'accent'}
      />
      <span>{text}</span>
    </Share>
  );
}

const CardTable = styled.div`
  margin-block: 8px -8px;
  ${below('sm')} {
    margin-block: 12px 0;
  }
`;

/** Not as wide as the card that a row is on phones. */
const Category = styled(Tag)`
  justify-self: start;
  max-inline-size: min(240px, 100%);
`;

const SkeletonInset = styled.div`
  margin-block: 8px -8px;
`;

const Amount = styled.span`
  &[data-over] {
    color: ${token('danger.text')};
  }
`;

const Share = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  & > span {
    min-inline-size: 44px;
    text-align: end;
  }
`;
