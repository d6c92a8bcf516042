import { configureRequest } from '@quarterdeck/contract';
import { searchTasks } from '@quarterdeck/contract/endpoints/tasks';
import { clientWithTasks, listedTasks } from '@quarterdeck/mocks/testing/taskCalls';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { FlakyServer } from '../queries/testing/FlakyServer';
import { useTaskSearch } from './useTaskSearch';

/** The search above a list, and what it shows. */
async function openSearch(...titles: string[]) {
  const server = await clientWithTasks(...titles);
  const flaky = new FlakyServer(server.api.fetch);
  configureRequest({ transport: flaky.fetch, baseAddress: 'http://localhost/' });
  const tasks = await listedTasks(server);
  const list = { data: tasks, error: null, isPending: false, isFetching: false, refetch: () => undefined };
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result, rerender } = renderHook(({ query }) => useTaskSearch(query, tasks, list), {
    wrapper,
    initialProps: { query: '' },
  });
  return {
    flaky,
    search: (query: string) => rerender({ query }),
    now: () => {
      const { shown, found, isUnderWay, result: face } = result.current;
      const rows = face.data === undefined ? 'failed' : shown.map(({ title }) => title).join(' ');
      return { rows, found: found?.length ?? null, isUnderWay, isFetching: face.isFetching };
    },
  };
}

const rests = { isUnderWay: false, isFetching: false };
const waits = { found: null, isUnderWay: true, isFetching: true };

it('keeps all rows until the first answer, and those of the answer before until the next one', async () => {
  const { flaky, search, now } = await openSearch('boat', 'bolt', 'sail');
  expect(now()).toEqual({ rows: 'boat bolt sail', found: null, ...rests });

  const answerFirst = flaky.hold(searchTasks);
  search('bo');
  expect(now()).toEqual({ rows: 'boat bolt sail', ...waits });
  answerFirst();
  await waitFor(() => expect(now()).toEqual({ rows: 'boat bolt', found: 2, ...rests }));

  const answerSecond = flaky.hold(searchTasks);
  search('boa');
  expect(now()).toEqual({ rows: 'boat bolt', ...waits });
  answerSecond();
  await waitFor(() => expect(now()).toEqual({ rows: 'boat', found: 1, ...rests }));
});

it('begins a new search with all rows, not with what an old one found', async () => {
  const { flaky, search, now } = await openSearch('boat', 'bolt', 'sail');
  search('boat');
  await waitFor(() => expect(now().rows).toBe('boat'));
  search('');
  expect(now()).toEqual({ rows: 'boat bolt sail', found: null, ...rests });
  flaky.hold(searchTasks);
  search('sail');
  expect(now()).toEqual({ rows: 'boat bolt sail', ...waits });
});

it('shows that a search failed instead of the list', async () => {
  const { flaky, search, now } = await openSearch('boat');
  flaky.breakDown(searchTasks);
  search('boat');
  await waitFor(() => expect(now()).toEqual({ rows: 'failed', found: null, ...rests }));
});
