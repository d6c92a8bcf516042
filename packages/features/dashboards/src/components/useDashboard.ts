import type { AsyncResult } from '@quarterdeck/ui/AsyncContent';
import { useErrorWords } from '@quarterdeck/ui/errorWords';
import { announce } from '@quarterdeck/ui/LiveRegion';
import { useDeferredValue, useEffect } from 'react';

/** The call of a dashboard, as its cards show it: all of them wait for the same answer. */
export interface Dashboard<Data> {
  /** Undefined until the first answer. */
  data: Data | undefined;
  /** When it came, in milliseconds since 1970. */
  updatedAt: number;
  /** For a chart: it says itself that it waits or that nothing came. */
  chart: {
    status: 'ready' | 'loading' | 'failed';
    onRetry: () => void;
    reason: string | undefined;
    isFailureAnnounced: false;
  };
  /** For `AsyncContent` in any other card, with `isFailureAnnounced` false. */
  result: AsyncResult<Data>;
  /** Why the figures are older than they should be; undefined where they are not. `StaleFigures` says it once for all cards. */
  staleError: unknown;
}

/** What a chart says there is to see; its line is there before that is known, so that nothing moves. */
export const findingLine = ({ chart }: Dashboard<unknown>, finding: string | undefined): string | undefined =>
  chart.status === 'loading' ? '' : finding;

export function useDashboard<Data>(result: AsyncResult<Data> & { dataUpdatedAt: number }): Dashboard<Data> {
  const describe = useErrorWords();
  const { data, error, refetch } = result;
  const hasFailed = error !== null && error !== undefined;
  const { title, text } = hasFailed ? describe(error) : { title: '', text: '' };
  // All cards show it, and it is said once.
  const failure = data === undefined && hasFailed ? `${title}. ${text}` : '';
  useEffect(() => {
    if (failure !== '') announce(failure);
  }, [failure]);
  const status = data !== undefined ? 'ready' : hasFailed ? 'failed' : 'loading';
  return {
    data,
    updatedAt: result.dataUpdatedAt,
    chart: {
      status,
      onRetry: () => void refetch(),
      reason: status === 'failed' ? text : undefined,
      isFailureAnnounced: false,
    },
    result: data === undefined ? result : { ...result, error: null },
    staleError: data !== undefined && hasFailed ? error : undefined,
  };
}

/**
 * The same dashboard for the cards below the first one: they show each answer in a piece of work of its own, which gives
 * way to what is pressed, so that the first chart is not held up by the other ten.
 */
export function useLaterCards<Data>(dashboard: Dashboard<Data>): Dashboard<Data> {
  const data = useDeferredValue(dashboard.data, undefined);
  if (data === dashboard.data) return dashboard;
  const { chart, result } = dashboard;
  return {
    ...dashboard,
    data,
    chart: { ...chart, status: data === undefined ? 'loading' : 'ready' },
    result: { ...result, data, isPending: data === undefined },
  };
}
