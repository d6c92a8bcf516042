import type { MockApi } from '@quarterdeck/mocks';
import { createLargeApi, loadPackages, type Packages } from '../list/largeApi.ts';
import type { PartResult, Setting } from '../report/part.ts';
import { quantile } from '../report/statistics.ts';
import { textTable, whole } from '../report/textTable.ts';
import { callsOnce, inputs, mostCalls, type Records } from './inputs.ts';

interface CallFigures {
  readonly id: string;
  readonly calls: number;
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

type Endpoint = Packages['endpoints'][number];

/** Longest time for one endpoint, in milliseconds. */
const budgetMs = 2000;
/** Calls before the measured ones: the first loads data and code. */
const warmUps = 3;
const origin = 'http://localhost';

/** How quickly the mock answers with 10,000 records, in Node and without a storage: what its rules and checks cost. */
export async function measureMock({ log }: Setting): Promise<PartResult> {
  const mock = await loadPackages();
  const figures: CallFigures[] = [];
  for (const endpoint of mock.endpoints.filter(({ id }) => Object.hasOwn(inputs, id))) {
    log(`mock: ${endpoint.id}`);
    // Each has an API of its own: what one deletes another could not find.
    figures.push(await measureEndpoint(mock, createLargeApi(mock), endpoint));
  }
  const left = mock.endpoints.filter(({ id }) => !Object.hasOwn(inputs, id)).map(({ id }) => id);
  return {
    title: 'Calls of the mock with 10,000 records (Node, no storage)',
    tables: [
      textTable(
        ['endpoint', 'calls', 'a second', 'p50, ms', 'p99, ms'],
        figures.map(({ id, calls, perSecond, p50, p99 }) => [
          id,
          whole(calls),
          whole(perSecond),
          p50.toFixed(2),
          p99.toFixed(2),
        ]),
      ),
      ...(left.length > 0 ? [`Without an input in inputs.ts, not measured: ${left.join(', ')}`] : []),
    ],
    figures,
    goals: [],
  };
}

async function measureEndpoint(mock: Packages, api: MockApi, endpoint: Endpoint): Promise<CallFigures> {
  const records: Records = {
    tasks: (await readJson(api, 'api/apps/tasks/all')) as Records['tasks'],
    tags: (await readJson(api, 'api/apps/tasks/tags')) as Records['tags'],
  };
  const taken = callsOnce[endpoint.id];
  const most = taken === undefined ? mostCalls + warmUps : records[taken].length;
  const times: number[] = [];
  let spent = 0;
  for (let index = 0; index < most && spent < budgetMs; index += 1) {
    const input = inputs[endpoint.id]?.(index, records) ?? {};
    const request = new Request(new URL(mock.buildAddress(endpoint, input, '/'), origin), {
      method: endpoint.method,
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
    });
    const start = performance.now();
    const response = await api.fetch(request);
    const text = await response.text();
    const time = performance.now() - start;
    if (!response.ok) throw new Error(`${endpoint.id} answered ${response.status}: ${text.slice(0, 300)}`);
    if (index < warmUps) continue;
    times.push(time);
    spent += time;
  }
  return {
    id: endpoint.id,
    calls: times.length,
    perSecond: (times.length / spent) * 1000,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
  };
}

async function readJson(api: MockApi, path: string): Promise<unknown> {
  const response = await api.fetch(new Request(`${origin}/${path}`));
  return response.json();
}
