import { configureRequest } from '@quarterdeck/contract';
import type { CryptoDashboard, CryptoRange } from '@quarterdeck/contract/entities/cryptoDashboard';
import { announce } from '@quarterdeck/ui/LiveRegion';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useLivePrices, useLiveSummary } from './useLivePrices';

vi.mock(import('@quarterdeck/ui/LiveRegion'), async (original) => ({
  ...(await original()),
  announce: vi.fn<typeof announce>(),
}));
const said = vi.mocked(announce);

const byCoin = { btc: 0, eth: 0, bch: 0, xrp: 0 };
const answer = (amount: number): CryptoDashboard => ({
  btc: {
    amount,
    trend: { dir: 'up', amount: 0 },
    marketCap: 0,
    volume: 0,
    supply: 0,
    allTimeHigh: 0,
    price: { series: [{ x: 0, y: amount }] },
  },
  prices: byCoin,
  wallets: byCoin,
  watchlist: [],
});

let asked: string[] = [];
let isOffline = false;

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime('2026-01-15T09:30:00Z');
  asked = [];
  isOffline = false;
  said.mockClear();
  configureRequest({
    transport: (request) => {
      if (isOffline) return Promise.reject(new TypeError('Failed to fetch'));
      asked.push(new URL(request.url).searchParams.get('range') ?? '');
      return Promise.resolve(Response.json(answer(100 + asked.length)));
    },
  });
});

afterEach(() => {
  cleanup();
  showTab(true);
  vi.useRealTimers();
  configureRequest({ transport: (request) => fetch(request) });
});

function showTab(isShown: boolean): void {
  Object.defineProperty(document, 'visibilityState', { value: isShown ? 'visible' : 'hidden', configurable: true });
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('visibilitychange'));
  });
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function open(range: CryptoRange = '1D') {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const hook = renderHook(
    (props: { range: CryptoRange }) => {
      const live = useLivePrices(props.range);
      useLiveSummary(live, {
        summary: ({ data }) => `Bitcoin ${data.btc.amount}`,
        lost: () => 'lost',
        found: () => 'found',
      });
      return live;
    },
    { wrapper, initialProps: { range } },
  );
  await pass(0);
  return hook;
}

describe('useLivePrices', () => {
  it('asks every five seconds, and says when the last answer came', async () => {
    const { result } = await open();
    expect(result.current).toMatchObject({ state: 'live', market: { range: '1D', data: { btc: { amount: 101 } } } });
    await pass(4_900);
    expect(asked).toHaveLength(1);
    await pass(10_200);
    expect(asked).toHaveLength(4);
    expect(result.current.market?.data.btc.amount).toBe(104);
    expect(result.current.market?.at).toBe(Date.parse('2026-01-15T09:30:15Z'));
  });

  it('asks nothing while it is paused, also where the tab is shown again', async () => {
    const { result } = await open();
    act(() => result.current.setPaused(true));
    expect(result.current.state).toBe('paused');
    await pass(30_000);
    showTab(false);
    showTab(true);
    await pass(1_000);
    expect(asked).toHaveLength(1);
    act(() => result.current.setPaused(false));
    await pass(5_000);
    expect(result.current.state).toBe('live');
    expect(asked.length).toBeGreaterThan(1);
  });

  it('waits in a hidden tab and goes on by itself', async () => {
    const { result } = await open();
    showTab(false);
    expect(result.current.state).toBe('hidden');
    await pass(60_000);
    expect(asked).toHaveLength(1);
    showTab(true);
    await pass(0);
    expect(result.current.state).toBe('live');
    expect(asked).toHaveLength(2);
  });

  it('keeps old prices where a question has no answer, says so once, and goes on', async () => {
    const { result } = await open();
    isOffline = true;
    await pass(15_000);
    expect(result.current).toMatchObject({ state: 'offline', market: { data: { btc: { amount: 101 } } } });
    expect(result.current.market?.at).toBe(Date.parse('2026-01-15T09:30:00Z'));
    isOffline = false;
    await pass(6_000);
    expect(result.current.state).toBe('live');
    await pass(1_000);
    expect(said.mock.calls.map(([text]) => text)).toEqual(['lost', 'found']);
  });

  it('does not say that prices come again where it was paused, or another range was chosen, while they do not', async () => {
    const { result, rerender } = await open();
    isOffline = true;
    await pass(15_000);
    act(() => result.current.setPaused(true));
    await pass(1_000);
    expect(result.current).toMatchObject({ state: 'paused', isLost: true });
    act(() => result.current.setPaused(false));
    rerender({ range: '1Y' });
    expect(result.current.state).toBe('offline');
    await pass(1_000);
    expect(said.mock.calls.map(([text]) => text)).toEqual(['lost']);
    isOffline = false;
    await pass(6_000);
    expect(result.current).toMatchObject({ state: 'live', isLost: false });
    expect(said.mock.calls.map(([text]) => text)).toEqual(['lost', 'found']);
  });

  it('keeps the last answer of any range while another one is asked for', async () => {
    const { result, rerender } = await open();
    isOffline = true;
    rerender({ range: '1Y' });
    await pass(0);
    expect(result.current.query.data).toBeUndefined();
    expect(result.current.market).toMatchObject({ range: '1D', data: { btc: { amount: 101 } } });
    isOffline = false;
    await pass(6_000);
    expect(result.current.market).toMatchObject({ range: '1Y' });
  });

  it('does not take what is kept of an earlier range for news', async () => {
    const { result, rerender } = await open();
    rerender({ range: '1W' });
    await pass(12_000);
    const known = result.current.market?.data.btc.amount ?? 0;
    isOffline = true;
    rerender({ range: '1D' });
    await pass(0);
    expect(result.current.market?.data.btc.amount).toBe(known);
  });

  it('has no prices where the first question had no answer', async () => {
    isOffline = true;
    const { result } = await open();
    expect(result.current).toMatchObject({ state: 'none', market: undefined });
  });
});

describe('useLiveSummary', () => {
  it('tells the price at most once a minute', async () => {
    await open();
    await pass(59_000);
    expect(said).not.toHaveBeenCalled();
    await pass(60_000);
    expect(said).toHaveBeenCalledTimes(1);
    await pass(3_000);
    expect(said).toHaveBeenCalledTimes(2);
    expect(said.mock.calls[0]?.[0]).toMatch(/^Bitcoin 11\d$/);
  });

  it('tells nothing where no price changed', async () => {
    configureRequest({ transport: () => Promise.resolve(Response.json(answer(5))) });
    await open();
    await pass(180_000);
    expect(said).not.toHaveBeenCalled();
  });
});
