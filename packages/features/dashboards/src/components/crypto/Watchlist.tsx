import type { CryptoDashboard, WatchlistItem } from '@quarterdeck/contract/entities/cryptoDashboard';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { AsyncContent, type AsyncResult } from '@quarterdeck/ui/AsyncContent';
import { Skeleton } from '@quarterdeck/ui/Skeleton';
import { Sparkline } from '@quarterdeck/ui/Sparkline';
import { Table, type TableColumn } from '@quarterdeck/ui/Table';
import { token, type } from '@quarterdeck/ui/tokens';
import { truncateForDisplay } from '@quarterdeck/ui/truncate';
import { useIsFrom } from '@quarterdeck/ui/viewport';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { priceDigits } from '../../model/coinPrices';
import { sortRows } from '../../model/order';
import { toWatchRow, watchOrder, watchValues, type WatchColumn, type WatchRow } from '../../model/watchlist';
import { Change } from '../Change';
import { DashboardCard } from '../DashboardCard';
import { useAddressChoice } from '../useAddressChoice';
import { CoinIcon } from './CoinIcon';
import { LivePrice } from './LivePrice';
import { useCoinFigures } from './useCoinFigures';

/** Rows while the first answer is on its way, which is how many there are. */
const usualCount = 6;

/** Other coins and how they went in the last minutes; the order of its rows stands in the address. */
export function Watchlist({ result }: { result: AsyncResult<CryptoDashboard> }) {
  const { t } = useTranslation();
  const { compare } = useFormats();
  const isPhone = !useIsFrom('sm');
  const [order, setOrder] = useAddressChoice(watchOrder);
  const list = result.data?.watchlist;
  const all = useMemo(() => (list ?? []).map(toWatchRow), [list]);
  const rows = useMemo(() => sortRows(all, order, watchValues, compare), [all, order, compare]);
  const columns = useColumns(list?.[0], all);
  const title = t('dashboards.crypto.watchlist.title');
  const up = all.filter(({ share }) => share !== null && share > 0).length;
  const down = all.filter(({ share }) => share !== null && share < 0).length;
  return (
    <DashboardCard
      title={title}
      description={t('dashboards.crypto.watchlist.text')}
      actions={all.length === 0 ? undefined : <Sum>{t('dashboards.crypto.watchlist.sum', { up, down })}</Sum>}
    >
      <AsyncContent
        result={result}
        size="sm"
        isFailureAnnounced={false}
        skeleton={
          <SkeletonInset>
            <Skeleton shape="rows" count={usualCount} height="48px" />
          </SkeletonInset>
        }
        isEmpty={({ watchlist }) => watchlist.length === 0}
        empty={<Empty>{t('dashboards.crypto.watchlist.none')}</Empty>}
      >
        {() =>
          isPhone ? (
            <PhoneRows aria-label={title}>
              {rows.map((row, place) => (
                <li key={keyOf(row, place)}>
                  <CoinIcon iso={row.iso} />
                  <Name row={row} />
                  <div data-part="trend">
                    <Sparkline values={row.values} hasBaseline height={28} />
                  </div>
                  <span>
                    <Figure value={row.price} isLive />
                    <ShareChange share={row.share} />
                  </span>
                </li>
              ))}
            </PhoneRows>
          ) : (
            <CardTable>
              <Table
                isBare
                density="comfortable"
                caption={title}
                isCaptionHidden
                columns={columns}
                rows={rows}
                getRowId={(row) => keyOf(row, all.indexOf(row))}
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

/** Names come from outside and may be there twice. */
const keyOf = ({ iso }: WatchRow, place: number) => `${iso} ${place}`;

function useColumns(first: WatchlistItem | undefined, rows: readonly WatchRow[]): readonly TableColumn<WatchRow>[] {
  const { t } = useTranslation();
  const { time } = useFormats();
  const digits = Math.max(2, ...rows.map(({ price }) => priceDigits(price)));
  const from = first?.series[0]?.x;
  const to = first?.series.at(-1)?.x;
  return useMemo(() => {
    // A time on the wall, which no zone moves; of a day on which no clock is put forward.
    const clock = (text: string) => (/^\d\d:\d\d$/.test(text) ? time(`2026-01-01T${text}`) : text);
    const column = (id: WatchColumn) => ({
      id,
      name: t(`dashboards.crypto.watchlist.${id}`),
      isSortable: true,
    });
    return [
      { ...column('coin'), isRowHeader: true, cell: (row) => <Coin row={row} /> },
      {
        id: 'trend',
        name:
          from === undefined || to === undefined
            ? t('dashboards.crypto.watchlist.trend')
            : t('dashboards.crypto.watchlist.fromTo', { from: clock(from), to: clock(to) }),
        width: '22%',
        cell: ({ values, title }) => (
          <Trend>
            <Sparkline
              values={values}
              hasBaseline
              label={t('dashboards.crypto.watchlist.trendOf', { coin: truncateForDisplay(title) })}
            />
          </Trend>
        ),
      },
      {
        ...column('low'),
        kind: 'number',
        cell: ({ low }) => (
          <Quiet>
            <Figure value={low} digits={digits} />
          </Quiet>
        ),
      },
      {
        ...column('high'),
        kind: 'number',
        cell: ({ high }) => (
          <Quiet>
            <Figure value={high} digits={digits} />
          </Quiet>
        ),
      },
      { ...column('price'), kind: 'number', cell: ({ price }) => <Figure value={price} digits={digits} isLive /> },
      { ...column('change'), kind: 'number', cell: ({ share }) => <ShareChange share={share} /> },
    ];
  }, [t, time, digits, from, to]);
}

function Coin({ row }: { row: WatchRow }) {
  return (
    <CoinCell>
      <CoinIcon iso={row.iso} />
      <Name row={row} />
    </CoinCell>
  );
}

function Name({ row: { title, iso } }: { row: WatchRow }) {
  return (
    <Names>
      <b>{truncateForDisplay(title.trim() || '–')}</b>
      <small>{truncateForDisplay(iso)}</small>
    </Names>
  );
}

/** A price whose decimal mark stands under those of the others. */
function Figure({ value, digits = 0, isLive = false }: { value: number | null; digits?: number; isLive?: boolean }) {
  const { bareParts } = useCoinFigures();
  const { whole, fraction } = bareParts(value);
  const text = (
    <Digits dir="ltr">
      {whole}
      <i style={{ minInlineSize: digits === 0 ? undefined : `calc(${digits}ch + 0.3em)` }}>{fraction}</i>
    </Digits>
  );
  return isLive && value !== null ? (
    <Strong>
      <LivePrice value={value}>{text}</LivePrice>
    </Strong>
  ) : (
    text
  );
}

function ShareChange({ share }: { share: number | null }) {
  return share === null ? '–' : <Change value={share} digits={2} />;
}

const Sum = styled.span`
  color: ${token('text.secondary')};
  ${type('small')}
`;

const CardTable = styled.div`
  margin-block: 4px -8px;
`;

const SkeletonInset = styled.div`
  margin-block-start: 44px;
`;

const Empty = styled.p`
  margin-block-start: 12px;
  color: ${token('text.secondary')};
`;

const CoinCell = styled.span`
  display: flex;
  align-items: center;
  gap: 12px;
  min-inline-size: 148px;
`;

const Names = styled.span`
  display: grid;
  min-inline-size: 0;
  & > :is(b, small) {
    display: -webkit-box;
    overflow: hidden;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
  }
  & > b {
    font-weight: ${token('weight.medium')};
    -webkit-line-clamp: 2;
  }
  & > small {
    color: ${token('text.secondary')};
    font-weight: ${token('weight.regular')};
    -webkit-line-clamp: 1;
    ${type('caption')}
  }
`;

const Trend = styled.span`
  display: block;
  min-inline-size: 72px;
`;

const Quiet = styled.span`
  color: ${token('text.secondary')};
`;

const Strong = styled.span`
  font-weight: ${token('weight.medium')};
`;

const Digits = styled.span`
  white-space: nowrap;
  & > i {
    display: inline-block;
    font-style: normal;
    text-align: left;
  }
`;

const PhoneRows = styled.ul`
  container: watchlist / inline-size;
  margin: 8px 0 -8px;
  padding: 0;
  list-style: none;
  font-variant-numeric: tabular-nums;
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) 72px auto;
    align-items: center;
    gap: 12px;
    min-block-size: 64px;
    & + li {
      border-block-start: 1px solid ${token('border.subtle')};
    }
    /* Without the line, names have room for their longest word. */
    @container watchlist (max-width: 279px) {
      grid-template-columns: auto minmax(0, 1fr) auto;
      & > [data-part='trend'] {
        display: none;
      }
    }
    & > :last-child {
      display: grid;
      justify-items: end;
      ${type('small')}
    }
  }
`;
