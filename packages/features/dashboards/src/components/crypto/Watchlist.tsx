import type { CryptoDashboard, WatchlistItem } from '@quarterdeck/contract/entities/cryptoDashboard';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { useAddressParameters } from '@quarterdeck/ui/addressState';
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
import { readWatchOrder, sortWatchRows, toWatchRow, type WatchColumn, type WatchRow } from '../../model/watchlist';
import { TrendIcon } from '../Change';
import { DashboardCard } from '../DashboardCard';
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
  const [parameters, setParameters] = useAddressParameters();
  const sort = parameters.get('sort');
  const order = useMemo(() => readWatchOrder(sort), [sort]);
  const list = result.data?.watchlist;
  const all = useMemo(() => (list ?? []).map(toWatchRow), [list]);
  const rows = useMemo(() => sortWatchRows(all, order, compare), [all, order, compare]);
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
        skeleton={
          <Waiting>
            <Skeleton shape="rows" count={usualCount} height="48px" />
          </Waiting>
        }
        isEmpty={({ watchlist }) => watchlist.length === 0}
        empty={<Nothing>{t('dashboards.crypto.watchlist.none')}</Nothing>}
      >
        {() =>
          isPhone ? (
            <PhoneRows aria-label={title}>
              {rows.map((row, place) => (
                <li key={keyOf(row, place)}>
                  <CoinIcon iso={row.iso} />
                  <Name row={row} />
                  <Sparkline values={row.values} hasBaseline height={28} />
                  <span>
                    <Figure value={row.price} isLive />
                    <Way share={row.share} />
                  </span>
                </li>
              ))}
            </PhoneRows>
          ) : (
            <Room>
              <Table
                caption={title}
                isCaptionHidden
                columns={columns}
                rows={rows}
                getRowId={(row) => keyOf(row, all.indexOf(row))}
                sort={order}
                onSortChange={({ column, direction }) => setParameters({ sort: `${column}-${direction}` })}
              />
            </Room>
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
  const { locale } = useFormats();
  const digits = Math.max(2, ...rows.map(({ price }) => priceDigits(price)));
  const from = first?.series[0]?.x;
  const to = first?.series.at(-1)?.x;
  return useMemo(() => {
    const column = (id: WatchColumn) => ({
      id,
      name: t(`dashboards.crypto.watchlist.${id}`),
      isSortable: true,
    });
    return [
      { ...column('coin'), isRowHeader: true, cell: (row) => <Coin row={row} /> },
      {
        id: 'course',
        name:
          from === undefined || to === undefined
            ? t('dashboards.crypto.watchlist.course')
            : t('dashboards.crypto.watchlist.fromTo', { from: wallTime(from, locale), to: wallTime(to, locale) }),
        width: '22%',
        cell: ({ values, title }) => (
          <Course>
            <Sparkline
              values={values}
              hasBaseline
              label={t('dashboards.crypto.watchlist.courseOf', { coin: truncateForDisplay(title) })}
            />
          </Course>
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
      { ...column('change'), kind: 'number', cell: ({ share }) => <Way share={share} /> },
    ];
  }, [t, locale, digits, from, to]);
}

/** `14:11` as the language writes it; it is a time on the wall, which no zone moves. */
function wallTime(time: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  const at = Date.parse(`1970-01-01T${time}:00Z`);
  return Number.isNaN(at) ? time : format.format(at);
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
  const { whole, rest } = bareParts(value);
  const written = (
    <Digits dir="ltr">
      {whole}
      <i style={{ minInlineSize: digits === 0 ? undefined : `calc(${digits}ch + 0.3em)` }}>{rest}</i>
    </Digits>
  );
  return isLive && value !== null ? (
    <Strong>
      <LivePrice value={value}>{written}</LivePrice>
    </Strong>
  ) : (
    written
  );
}

function Way({ share }: { share: number | null }) {
  const { change } = useCoinFigures();
  if (share === null) return <Percent>–</Percent>;
  return (
    <Percent data-tone={share === 0 ? undefined : share > 0 ? 'good' : 'bad'}>
      <TrendIcon value={share} />
      {change(share)}
    </Percent>
  );
}

const Sum = styled.span`
  color: ${token('text.secondary')};
  ${type('small')}
`;

const Room = styled.div`
  min-inline-size: 0;
  margin: 4px -16px -8px;
  & > div {
    --qd-table-row: 56px;
    box-shadow: none;
  }
  /* Six columns fit on paper, and on a tablet. */
  & :is(th, td):not(:first-child, :last-child) {
    padding-inline: 8px;
  }
`;

const Waiting = styled.div`
  margin-block-start: 44px;
`;

const Nothing = styled.p`
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

const Course = styled.span`
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

const Percent = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  &[data-tone='good'] {
    color: ${token('success.text')};
  }
  &[data-tone='bad'] {
    color: ${token('danger.text')};
  }
`;

const PhoneRows = styled.ul`
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
    & > :last-child {
      display: grid;
      justify-items: end;
      ${type('small')}
    }
  }
  & ${Percent} {
    gap: 4px;
  }
`;
