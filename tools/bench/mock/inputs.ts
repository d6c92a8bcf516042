import type { MockApi } from '@quarterdeck/mocks';

/** What a call is sent, as documents write it: checked by nobody. */
export interface CallInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** Parts of words that thousands of records have. */
const queries = ['the', 'er', 'in', 'ar'];

/** Calls whose documented example is too small to show what they cost: inputs to send in turn, so that each call has work. */
export const heavierInputs: Readonly<Record<string, (api: MockApi) => Promise<readonly CallInput[]>>> = {
  'tasks.order': async (api) => {
    const response = await api.fetch(new Request('http://localhost/api/apps/tasks/all'));
    const tasks = ((await response.json()) as { id: string }[]).map(({ id }) => ({ id }));
    return [{ body: { tasks: tasks.toReversed() } }, { body: { tasks } }];
  },
  'tasks.search': () => Promise.resolve(queries.map((query) => ({ query: { query } }))),
  'common.search': () => Promise.resolve(queries.map((query) => ({ body: { query } }))),
};
