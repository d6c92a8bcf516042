import { findHandler, type FoundHandler } from './areas';
import { Database } from './database';
import { broken, failureResponse, unknownPathResponse } from './failure';
import type { AnswerOptions, MockHandler } from './handle';
import { CallsUnderWay } from './callsUnderWay';
import { newId } from '@quarterdeck/contract/rules/newId';
import { everyCollection, Persistence, type StorageState } from './persistence';
import { dataSetOf, scenarioFor, type DataSet, type Scenario, type ScenarioName } from './scenarios';
import type { MockStorage } from './storage';
import { areaOf } from './table';
import { wait } from './waiting';

/** How long a call of the scenario `slow` takes when delays are on, in milliseconds. */
export const slowMs = 3_000;

export interface MockApiOptions extends Partial<AnswerOptions> {
  now?: () => Date;
  newId?: () => string;
  /**
   * `declared` (default) waits as each endpoint says, a number waits that many milliseconds: before a read is
   * answered, and after a write has been handled and stored.
   */
  delays?: 'declared' | 'none' | number;
  /** `success` when absent. */
  scenario?: Scenario;
  /** Without it, data lasts as long as the object. */
  storage?: MockStorage;
  /** Hears when saving stops or works again. */
  onStorageState?: (state: StorageState) => void;
}

/** The API of the product, answered in the page. */
export interface MockApi {
  /**
   * Answers like `fetch`: resolves with any status, rejects with a TypeError when the scenario is
   * `offline` and with the signal's reason when the request is aborted.
   */
  fetch: (request: Request) => Promise<Response>;
  /** From the next call on; the data of each scenario stay as they are. */
  setScenario: (scenario: Scenario) => void;
  /** Back to the first data, in every scenario and in the storage. */
  reset: () => Promise<void>;
  /** Calls `listener` with an area (`tasks`) whose data another page changed. @returns the way to stop it. */
  onChange: (listener: (area: string) => void) => () => void;
  /** Resolves when no call but the endlessly slow ones is under way and nothing is being stored. */
  settled: () => Promise<void>;
  /** Waits for what is being stored and lets go of the storage. */
  close: () => Promise<void>;
}

/** Creates an API with data of its own. Nothing is loaded before the first call. */
export function createMockApi(options: MockApiOptions = {}): MockApi {
  const { now = () => new Date(), delays = 'declared', storage } = options;
  const answerOptions: AnswerOptions = {
    checkAnswers: options.checkAnswers ?? true,
    onBroken: options.onBroken ?? ((where, error) => console.error(`The mock failed at ${where}:`, error)),
  };
  let scenario: Scenario = options.scenario ?? 'success';
  const listeners = new Set<(area: string) => void>();
  const calls = new CallsUnderWay();

  const persistence =
    storage &&
    new Persistence(storage, {
      onState: (state) => options.onStorageState?.(state),
      onForeignChange: (collection, ids) => {
        follow(collection, ids).catch((error: unknown) => answerOptions.onBroken(collection, error));
      },
    });
  const shared = new Database('stored', now, { persistence });
  const databases: Record<DataSet, Database> = {
    stored: shared,
    empty: new Database('empty', now, { shared }),
    large: new Database('large', now, { shared }),
  };

  async function follow(collection: string, ids: readonly string[]): Promise<void> {
    const { stored } = databases;
    const names = collection === everyCollection ? await stored.reloadAll() : [];
    if (collection !== everyCollection && (await stored.follow(collection, ids))) names.push(collection);
    for (const area of new Set(names.map(areaOf))) for (const listener of listeners) listener(area);
  }

  async function answer(request: Request, leave: () => void): Promise<Response> {
    const found = await findHandler(request.method, new URL(request.url).pathname);
    if (found === undefined) return unknownPathResponse();
    const { handler } = found;
    const name = scenarioFor(scenario, handler.endpoint.id);
    if (name === 'offline') throw new TypeError('Failed to fetch');
    const ms = delayOf(name, handler);
    const pause = async () => {
      if (ms === Infinity) leave();
      if (ms > 0) await wait(ms, request.signal);
    };
    // What a person did is handled and stored first, because the page may be left while it waits for the answer.
    const waitsFirst = handler.endpoint.method === 'GET' || name === 'slow';
    if (waitsFirst) await pause();
    request.signal.throwIfAborted();
    const response = await respond(found, request, name);
    await Promise.all([persistence?.store(), waitsFirst ? undefined : pause()]);
    return response;
  }

  async function respond({ handler, params }: FoundHandler, request: Request, name: ScenarioName): Promise<Response> {
    if (name === 'error') return failureResponse(broken('The scenario is "error"'));
    const db = databases[dataSetOf(name)];
    return handler.answer(request, params, { now, newId: options.newId ?? newId, db }, answerOptions);
  }

  function delayOf(name: ScenarioName, { endpoint }: MockHandler): number {
    if (name === 'slow') return delays === 'none' ? Infinity : slowMs;
    if (typeof delays === 'number') return delays;
    return delays === 'none' ? 0 : (endpoint.delayMs ?? 0);
  }

  return {
    fetch: (request) => {
      const leave = calls.enter();
      return answer(request, leave).finally(leave);
    },
    setScenario: (next) => {
      scenario = next;
    },
    reset: async () => {
      await persistence?.forget();
      await Promise.all(Object.values(databases).map((database) => database.reloadAll()));
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    settled: async () => {
      await calls.idle();
      await persistence?.idle();
    },
    close: async () => persistence?.close(),
  };
}
