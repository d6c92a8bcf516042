import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { MockApi } from '@quarterdeck/mocks';
import { createLargeApi, loadPackages, type Packages } from '../list/largeApi.ts';
import type { Goal } from '../report/goals.ts';
import type { PartResult, Setting } from '../report/part.ts';
import { quantile } from '../report/statistics.ts';
import { textTable, whole } from '../report/textTable.ts';
import { heavierInputs, type CallInput } from './inputs.ts';
import { measureMockBytes } from './mockBytes.ts';

interface CallFigures {
  readonly id: string;
  readonly isRead: boolean;
  readonly calls: number;
  /** How often it was measured; the run in the middle is given. */
  readonly runs: number;
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

type Documented = Packages['documentedEndpoints'][number];

/** The most calls of one endpoint, and the longest time for it in milliseconds. */
const mostCalls = 200;
const budgetMs = 1000;
/** Calls that succeed only once on the same data, such as deleting, get new data each time. */
const callsOnNewData = 12;
/** Calls before the measured ones: the first loads data and code. */
const warmUps = 3;
const goalMs = 50;
const goalBytes = 60;

setFlagsFromString('--expose-gc');
/** Before calls are measured: what making the data left behind is no part of their time, what they leave themselves is. */
const collectGarbage = runInNewContext('gc') as () => void;

/** How quickly the mock answers with 10,000 records, in Node and without a storage, and what its code weighs. */
export async function measureMock({ log, runs }: Setting): Promise<PartResult> {
  const mock = await loadPackages();
  const figures: CallFigures[] = [];
  for (const documented of mock.documentedEndpoints) {
    log(`mock: ${documented.endpoint.id}`);
    figures.push(await measureAgainWhenNear(mock, documented, runs));
  }
  log('mock: bytes');
  const bytes = await measureMockBytes();
  const worst = (isRead: boolean): Goal => {
    const slowest = figures.filter((one) => one.isRead === isRead).toSorted((a, b) => b.p99 - a.p99)[0];
    return {
      name: `slowest ${isRead ? 'read' : 'write'} with 10,000 records (${slowest?.id ?? 'none'}), p99`,
      limit: goalMs,
      measured: slowest?.p99 ?? Number.NaN,
      unit: 'ms',
    };
  };
  return {
    title: 'Calls of the mock with 10,000 records (Node, no storage, answers not checked, as in the published site)',
    tables: [
      textTable(
        ['endpoint', 'runs', 'calls', 'a second', 'p50, ms', 'p99, ms'],
        figures.map(({ id, runs: count, calls, perSecond, p50, p99 }) => [
          id,
          whole(count),
          whole(calls),
          whole(perSecond),
          p50.toFixed(2),
          p99.toFixed(2),
        ]),
      ),
      `Code of the mock that the browser loads, all areas, without MSW, zod and first data: ${bytes.toFixed(1)} kB`,
    ],
    figures: { calls: figures, bytes },
    goals: [
      worst(true),
      worst(false),
      { name: 'code of the mock beside MSW, all areas', limit: goalBytes, measured: bytes, unit: 'kB' },
    ],
  };
}

/**
 * What else runs on the machine may hold up some calls of an endpoint, and two are enough to move its p99. One beyond half
 * of the goal, met or missed, is measured as often as all other parts measure, and the run in the middle counts (of an
 * even number the slower of the two).
 */
async function measureAgainWhenNear(mock: Packages, documented: Documented, runs: number): Promise<CallFigures> {
  const measured = [await measureEndpoint(mock, documented)];
  while (measured.length < runs && (measured[0]?.p99 ?? 0) > goalMs / 2) {
    measured.push(await measureEndpoint(mock, documented));
  }
  const ascending = measured.toSorted((a, b) => a.p99 - b.p99);
  const middle = ascending[Math.floor(ascending.length / 2)];
  if (middle === undefined) throw new Error('An endpoint is measured at least once');
  return { ...middle, runs: measured.length };
}

async function measureEndpoint(mock: Packages, documented: Documented): Promise<CallFigures> {
  const { id, method } = documented.endpoint;
  const api = createLargeApi(mock);
  const inputs = (await heavierInputs[id]?.(api)) ?? [documented.example];
  const times: number[] = [];
  for (let call = 0; call < mostCalls + warmUps && sum(times) < budgetMs; call += 1) {
    if (call === warmUps) collectGarbage();
    const { time, isOk, text } = await callOnce(mock, api, documented, inputs[call % inputs.length] ?? {});
    if (!isOk && call === 0) throw new Error(`${id} answered its example with ${text.slice(0, 300)}`);
    if (!isOk) return figuresOf(documented, await measureOnNewData(mock, documented));
    if (call >= warmUps) times.push(time);
  }
  return figuresOf({ endpoint: { id, method } }, times);
}

/** A refusal opens the same lists as a success, so it makes the call after it a warm one. */
async function measureOnNewData(mock: Packages, documented: Documented): Promise<number[]> {
  const refused = documented.errors.find(({ status }) => status === 404) ?? documented.errors[0];
  const times: number[] = [];
  for (let call = 0; call < callsOnNewData; call += 1) {
    const api = createLargeApi(mock);
    if (refused !== undefined) await callOnce(mock, api, documented, refused.example);
    collectGarbage();
    times.push((await callOnce(mock, api, documented, documented.example)).time);
  }
  // The first compiles what the others run.
  return times.slice(1);
}

async function callOnce(mock: Packages, api: MockApi, { endpoint }: Documented, input: CallInput) {
  const request = new Request(new URL(mock.buildAddress(endpoint, input, '/'), 'http://localhost'), {
    method: endpoint.method,
    ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
  });
  const start = performance.now();
  const response = await api.fetch(request);
  const text = await response.text();
  return { time: performance.now() - start, isOk: response.ok, text };
}

function figuresOf(
  { endpoint: { id, method } }: { endpoint: { id: string; method: string } },
  times: readonly number[],
): CallFigures {
  return {
    id,
    isRead: method === 'GET',
    calls: times.length,
    runs: 1,
    perSecond: (times.length / sum(times)) * 1000,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
  };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
