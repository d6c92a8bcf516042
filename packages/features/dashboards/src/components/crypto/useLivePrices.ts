import type { CryptoDashboard, CryptoRange } from '@quarterdeck/contract/entities/cryptoDashboard';
import { isOffline } from '@quarterdeck/data/apiErrors';
import { useLatestCallback } from '@quarterdeck/ui/latestCallback';
import { announce } from '@quarterdeck/ui/LiveRegion';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { dashboardQueries } from '../../queries/dashboardQueries';
import { liveInterval } from './liveInterval';

/** The last answer of all ranges: what is no chart shows it, also while another range is on its way. */
export interface Market {
  data: CryptoDashboard;
  range: CryptoRange;
  /** When it came, in milliseconds since 1970. */
  at: number;
}

/**
 * - `waiting`, `none`: there was no answer yet, or the first question had none.
 * - `live`, `paused`: prices are asked for again and again, or somebody stopped that; another range is still asked for.
 * - `hidden`: the tab is not shown; goes on by itself.
 * - `offline`, `failed`: the last question that ended had no answer; the prices are old ones.
 */
type LiveState = 'waiting' | 'none' | 'live' | 'paused' | 'hidden' | 'offline' | 'failed';

export interface LivePrices {
  /** The call of this range. */
  query: UseQueryResult<CryptoDashboard>;
  market: Market | undefined;
  state: LiveState;
  /** Whether the last question that ended had no answer, also while paused or on the way to another range. */
  isLost: boolean;
  isPaused: boolean;
  setPaused: (isPaused: boolean) => void;
}

/** Prices that are asked for again and again, while the tab is shown and nobody has paused. */
export function useLivePrices(range: CryptoRange): LivePrices {
  const [isPaused, setPaused] = useState(false);
  const isHidden = useSyncExternalStore(followVisibility, isTabHidden, () => false);
  const query = useQuery({
    ...dashboardQueries.crypto(range),
    staleTime: 0,
    refetchInterval: isPaused ? false : liveInterval.get(),
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: isPaused ? false : 'always',
    refetchOnReconnect: isPaused ? false : 'always',
  });
  const { data, dataUpdatedAt: at, error } = query;
  const [market, setMarket] = useState<Market>();
  // What is kept of another range may be older than what is shown.
  const isNews = data !== undefined && (market === undefined || at >= market.at);
  const [lost, setLost] = useState<'offline' | 'failed'>();
  const isAnswered = query.status === 'success' && query.fetchStatus === 'idle';
  // A question that has not ended yet, such as that of another range, changes nothing.
  const nowLost = error ? (isOffline(error) ? 'offline' : 'failed') : isAnswered ? undefined : lost;
  if (nowLost !== lost) setLost(nowLost);
  if (isNews && (market?.data !== data || market.at !== at || market.range !== range)) setMarket({ data, range, at });
  return { query, market, state: stateOf(), isLost: market !== undefined && lost !== undefined, isPaused, setPaused };

  function stateOf(): LiveState {
    if (market === undefined) return error ? 'none' : 'waiting';
    if (isPaused) return 'paused';
    if (lost) return lost;
    return isHidden ? 'hidden' : 'live';
  }
}

const isTabHidden = () => document.visibilityState === 'hidden';

function followVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Prices are read out at most this often. */
const summaryMs = 60_000;

/**
 * Tells people who do not see prices change: what they are, at most once a minute and only if they changed, and at once
 * when they stop coming and when they come again.
 */
export function useLiveSummary(
  { market, isLost }: Pick<LivePrices, 'market' | 'isLost'>,
  words: { summary: (market: Market) => string; lost: () => string; found: () => string },
): void {
  const announced = useRef<{ at: number; price: number }>(undefined);
  const wasLost = useRef(false);
  const announcePrice = useLatestCallback((market: Market | undefined) => {
    if (!market) return;
    const price = market.data.btc.amount;
    // What the page begins with is read where it stands.
    announced.current ??= { at: market.at, price };
    if (market.at - announced.current.at < summaryMs || announced.current.price === price) return;
    announced.current = { at: market.at, price };
    announce(words.summary(market), 'crypto prices');
  });
  const announceConnection = useLatestCallback((isLost: boolean) => {
    if (wasLost.current !== isLost) announce(isLost ? words.lost() : words.found(), 'crypto connection');
    wasLost.current = isLost;
  });
  useEffect(() => announcePrice(market), [announcePrice, market]);
  useEffect(() => announceConnection(isLost), [announceConnection, isLost]);
}
