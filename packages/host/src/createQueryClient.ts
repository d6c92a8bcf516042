import { isTransient } from '@quarterdeck/contract';
import { notifyManager, QueryClient } from '@tanstack/react-query';

/** Milliseconds an answer counts as fresh. */
const staleMs = 30_000;
/** Longest wait before a read is tried again, in milliseconds. */
const longestWaitMs = 10_000;

// A change shows before the next key is handled; by a timer, two quick presses would start from the same list.
notifyManager.setScheduler(queueMicrotask);

/** Reads are tried twice more after failures that may pass; writes never by themselves. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: staleMs,
        retry: (failures, error) => failures < 2 && isTransient(error),
        retryDelay: (attempt) => Math.min(1_000 * 2 ** attempt, longestWaitMs) + Math.random() * 250,
        // The mock answers in the page, also without a network.
        networkMode: 'always',
        // That alone would leave what could not be asked for again as it is once a server is in reach.
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  });
}
