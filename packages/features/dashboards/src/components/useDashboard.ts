import { useErrorWords } from '@quarterdeck/ui/errorWords';
import type { AsyncResult } from '@quarterdeck/ui/AsyncContent';
import { announce } from '@quarterdeck/ui/LiveRegion';
import { useEffect } from 'react';

/** The call of a dashboard, as its cards show it: all of them wait for the same answer. */
export interface Dashboard<Data> {
  /** Undefined until the first answer. */
  data: Data | undefined;
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

export function useDashboard<Data>(result: AsyncResult<Data>): Dashboard<Data> {
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
