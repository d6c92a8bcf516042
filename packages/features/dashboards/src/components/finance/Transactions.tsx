import type { FinanceDashboard } from '@quarterdeck/contract/entities/financeDashboard';
import type { Transaction } from '@quarterdeck/contract/entities/transaction';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { AsyncContent } from '@quarterdeck/ui/AsyncContent';
import { Button } from '@quarterdeck/ui/Button';
import { Icon } from '@quarterdeck/ui/Icon';
import { Skeleton } from '@quarterdeck/ui/Skeleton';
import { StatusBadge } from '@quarterdeck/ui/StatusBadge';
import { Table, type TableColumn } from '@quarterdeck/ui/Table';
import { token, type } from '@quarterdeck/ui/tokens';
import { truncateForDisplay } from '@quarterdeck/ui/truncate';
import { useIsFrom } from '@quarterdeck/ui/viewport';
import { VisuallyHidden } from '@quarterdeck/ui/VisuallyHidden';
import { ArrowDownLeft, ArrowUpRight, Check, Clock } from 'lucide-react';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { choiceInAddress } from '../../model/addressChoice';
import { sortRows } from '../../model/order';
import { transactionOrder, transactionValues, type TransactionColumn } from '../../model/transactions';
import { DashboardCard } from '../DashboardCard';
import { useAddressChoice } from '../useAddressChoice';
import type { Dashboard } from '../useDashboard';
import { useFigures } from '../useFigures';

const shownCount = 8;
const phoneCount = 4;
const shownInAddress = choiceInAddress('transactions', ['newest', 'all'], 'newest');

/** What went in and out, the newest first; its order and whether all are shown stand in the address. */
export function Transactions({ dashboard }: { dashboard: Dashboard<FinanceDashboard> }) {
  const { t } = useTranslation();
  const { compare } = useFormats();
  const isPhone = !useIsFrom('sm');
  const [order, setOrder] = useAddressChoice(transactionOrder);
  const [choice, choose] = useAddressChoice(shownInAddress);
  const showsAll = choice === 'all';
  const all = dashboard.data?.recentTransactions;
  const sorted = useMemo(() => sortRows(all ?? [], order, transactionValues, compare), [all, order, compare]);
  const most = isPhone ? phoneCount : shownCount;
  const shown = showsAll ? sorted : sorted.slice(0, most);
  const pending = sorted.filter(({ status }) => status === 'pending').length;
  const columns = useColumns();
  const title = t('dashboards.finance.transactions.title');
  return (
    <DashboardCard
      title={title}
      description={
        sorted.length === 0
          ? undefined
          : t(`dashboards.finance.transactions.${shown.length < sorted.length ? 'some' : 'all'}`, {
              shown: shown.length,
              count: sorted.length,
              pending,
            })
      }
      actions={
        sorted.length > most ? (
          <SeeAll
            size="sm"
            variant="ghost"
            aria-expanded={showsAll}
            onPress={() => choose(showsAll ? 'newest' : 'all')}
          >
            {t(`dashboards.finance.transactions.${showsAll ? 'seeFewer' : 'seeAll'}`)}
          </SeeAll>
        ) : undefined
      }
    >
      <AsyncContent
        result={dashboard.result}
        isFailureAnnounced={false}
        size="sm"
        skeleton={<Skeleton shape="rows" count={shownCount} />}
        isEmpty={({ recentTransactions }) => recentTransactions.length === 0}
        empty={<Empty>{t('dashboards.finance.transactions.none')}</Empty>}
      >
        {() =>
          isPhone ? (
            <Rows>
              {shown.map((transaction) => (
                <PhoneRow key={transaction.id} transaction={transaction} />
              ))}
            </Rows>
          ) : (
            <CardTable>
              <Table
                isBare
                caption={title}
                isCaptionHidden
                columns={columns}
                rows={shown}
                getRowId={({ id }) => id}
                sort={order}
                onSortChange={setOrder}
              />
            </CardTable>
          )
        }
      </AsyncContent>
    </DashboardCard>
  );
}

function useColumns(): readonly TableColumn<Transaction>[] {
  const { t } = useTranslation();
  const { shortDate } = useFormats();
  return useMemo(() => {
    const column = (id: TransactionColumn) => ({
      id,
      name: t(`dashboards.finance.transactions.${id}`),
      isSortable: true,
    });
    return [
      { ...column('id'), cell: ({ transactionId }) => <Code>{transactionId}</Code> },
      { ...column('date'), cell: ({ date }) => <Secondary>{shortDate(date)}</Secondary> },
      { ...column('name'), isRowHeader: true, width: '40%', cell: ({ name }) => truncateForDisplay(name) },
      { ...column('amount'), kind: 'number', cell: ({ amount }) => <Amount amount={amount} /> },
      { ...column('status'), cell: (transaction) => <Status {...transaction} /> },
    ];
  }, [t, shortDate]);
}

function PhoneRow({ transaction }: { transaction: Transaction }) {
  const { shortDate } = useFormats();
  const { name, transactionId, date, amount } = transaction;
  return (
    <li>
      <span>{truncateForDisplay(name)}</span>
      <Amount amount={amount} />
      <small>
        {shortDate(date)} · <Code>{transactionId}</Code>
      </small>
      <Status {...transaction} isPlain />
    </li>
  );
}

/** An arrow, a sign and a color say whether it came or went. */
function Amount({ amount }: Pick<Transaction, 'amount'>) {
  const { t } = useTranslation();
  const { signedCents } = useFigures();
  const direction = amount < 0 ? 'outgoing' : 'incoming';
  return (
    <Money data-direction={direction}>
      <Icon icon={amount < 0 ? ArrowUpRight : ArrowDownLeft} size="xs" />
      <VisuallyHidden>{t(`dashboards.finance.transactions.${direction}`)}</VisuallyHidden>{' '}
      <bdi>{signedCents(amount)}</bdi>
    </Money>
  );
}

function Status({ status, isPlain = false }: Pick<Transaction, 'status'> & { isPlain?: boolean }) {
  const { t } = useTranslation();
  const text = t(`dashboards.finance.transactions.${status}`);
  const icon = status === 'pending' ? Clock : Check;
  if (isPlain)
    return (
      <PlainStatus data-status={status}>
        <Icon icon={icon} size="xs" /> {text}
      </PlainStatus>
    );
  return (
    <StatusBadge tone={status === 'pending' ? 'warning' : 'neutral'} icon={icon}>
      {text}
    </StatusBadge>
  );
}

const SeeAll = styled(Button)`
  /* Its word ends where the card's content does. */
  margin-inline-end: -10px;
  && {
    color: ${token('accent.text')};
  }
  @media print {
    display: none;
  }
`;

const CardTable = styled.div`
  margin-block: 8px -8px;
`;

const Empty = styled.p`
  margin-block-start: 12px;
  color: ${token('text.secondary')};
`;

const Code = styled.code`
  color: ${token('text.secondary')};
  font-family: ${token('font.mono')};
  font-size: 12px;
  white-space: nowrap;
`;

const Secondary = styled.span`
  color: ${token('text.secondary')};
  white-space: nowrap;
`;

const Money = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  /* Of amounts below 10,000, so that their arrows stand below each other. */
  min-inline-size: 122px;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  &[data-direction='incoming'] {
    color: ${token('success.text')};
  }
  &[data-direction='outgoing'] {
    color: ${token('danger.text')};
  }
  & svg:dir(rtl) {
    scale: -1 1;
  }
`;

const PlainStatus = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  color: ${token('text.secondary')};
  ${type('caption')}
  &[data-status='pending'] {
    color: ${token('warning.text')};
  }
`;

const Rows = styled.ul`
  margin: 8px 0 -8px;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-content: center;
    gap: 2px 12px;
    min-block-size: 64px;
    & + li {
      border-block-start: 1px solid ${token('border.subtle')};
    }
    & > span:first-child {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    & > small {
      color: ${token('text.secondary')};
      ${type('caption')}
    }
    & > :nth-child(even) {
      justify-self: end;
    }
    & > ${Money} {
      min-inline-size: 0;
      gap: 4px;
    }
  }
`;
