import type { MockApi } from '@quarterdeck/mocks';

/** What a call is sent, as documents write it: checked by nobody. */
export interface CallInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** Calls whose documented example is too small to show what they cost. */
export const heavierInputs: Readonly<Record<string, (api: MockApi) => Promise<CallInput>>> = {
  'tasks.order': async (api) => {
    const response = await api.fetch(new Request('http://localhost/api/apps/tasks/all'));
    const tasks = (await response.json()) as { id: string }[];
    return { body: { tasks: tasks.toReversed().map(({ id }) => ({ id })) } };
  },
  'tasks.search': () => Promise.resolve({ query: { query: 'the' } }),
  'common.search': () => Promise.resolve({ body: { query: 'the' } }),
};
