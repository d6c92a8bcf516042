import { newId } from '@quarterdeck/contract/rules/newId';
import { Database } from './database';
import { delay } from './delay';
import { broken, Failure, failureResponse, unknownPathResponse } from './failure';
import { findHandler, type HandlerMatch, type LoadArea } from './findHandler';
import { answerOnce, idempotencyHeader } from './idempotency';
import type { AnswerOptions, MockHandler } from './handle';
import { PendingCalls } from './pendingCalls';
import { Persistence, type StorageState } from './persistence';
import { dataSetOf, scenarioFor, type DataSet, type Scenario, type ScenarioName } from './scenarios';
import type { MockStorage } from './storage';

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
  /**
   * Whether the token that a call carries is one of ours; a call without one is let in.
   * @default every token is
   */
  isValidToken?: (token: string, now: Date) => Promise<boolean>;
  /** Called when saving stops or works again. */
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
  /**
   * Calls `listener` with each area (the first part of endpoint ids) that answers from data which another page changed.
   * @returns a function that removes the listener.
   */
  onChange: (listener: (area: string) => void) => () => void;
  /** Resolves when no call but the endlessly slow ones is pending and nothing is being stored. */
  settled: () => Promise<void>;
  /** Waits for what is being stored and disconnects from the storage. */
  close: () => Promise<void>;
}

/** Done again, these change nothing. A PUT may: cards of a board are made by one. */
const isRepeatable = (method: string): boolean => method === 'GET' || method === 'DELETE';

/** Creates an API that answers the calls of the areas that `loadArea` finds. */
export function createApi(loadArea: LoadArea, options: MockApiOptions): MockApi {
  const { now = () => new Date(), delays = 'declared', storage } = options;
  const answerOptions: AnswerOptions = {
    checkAnswers: options.checkAnswers ?? true,
    onBroken: options.onBroken ?? ((where, error) => console.error(`The mock failed at ${where}:`, error)),
  };
  let scenario: Scenario = options.scenario ?? 'success';
  const listeners = new Set<(area: string) => void>();
  const pending = new PendingCalls();

  const persistence =
    storage &&
    new Persistence(storage, {
      onState: (state) => options.onStorageState?.(state),
      onForeignChange: (collection, ids) => void followChange(collection, ids),
    });
  const stored = new Database('stored', now, { persistence });
  const databases: Record<DataSet, Database> = {
    stored,
    empty: new Database('empty', now, { stored }),
    large: new Database('large', now, { stored }),
  };

  async function followChange(collection?: string, ids?: readonly string[]): Promise<void> {
    const end = pending.start();
    try {
      const changed = await stored.refresh(collection, ids);
      for (const area of changed) for (const listener of listeners) listener(area);
    } catch (error) {
      answerOptions.onBroken(collection ?? 'the storage', error);
    } finally {
      end();
    }
  }

  async function answer(request: Request, end: () => void): Promise<Response> {
    const match = await findHandler(loadArea, request.method, new URL(request.url).pathname);
    if (match === undefined) return unknownPathResponse();
    const { endpoint } = match.handler;
    const name = scenarioFor(scenario, endpoint.id);
    if (name === 'offline') throw new TypeError('Failed to fetch');
    if (!(await isLetIn(request))) return failureResponse(new Failure(401, 'unauthorized', 'Invalid token'));
    const ms = delayOf(name, endpoint);
    const wait = async () => {
      // A call that never ends is not waited for by `settled`.
      if (ms === Infinity) end();
      if (ms > 0) await delay(ms, request.signal);
    };
    // A write is handled and stored before the delay, because the page may be left while it waits for the answer.
    const waitsFirst = endpoint.method === 'GET' || name === 'slow';
    if (waitsFirst) await wait();
    request.signal.throwIfAborted();
    const response = await respond(match, request, name);
    await Promise.all([persistence?.store(), waitsFirst ? undefined : wait()]);
    return response;
  }

  async function isLetIn({ headers }: Request): Promise<boolean> {
    const token = /^Bearer (.+)$/.exec(headers.get('authorization') ?? '')?.[1];
    return token === undefined || options.isValidToken === undefined || options.isValidToken(token, now());
  }

  async function respond({ handler, params }: HandlerMatch, request: Request, name: ScenarioName): Promise<Response> {
    if (name === 'error') return failureResponse(broken('The scenario is "error"'));
    const database = databases[dataSetOf(name)];
    // Endpoint ids are written `<area>.<thing>.<verb>`.
    const [area = ''] = handler.endpoint.id.split('.');
    const context = { now, newId: options.newId ?? newId, db: database.tablesFor(area) };
    const answerNow = () => handler.answer(request, params, context, answerOptions);
    const key = request.headers.get(idempotencyHeader);
    if (key === null || isRepeatable(handler.endpoint.method)) return answerNow();
    return answerOnce(database.tablesFor('core'), key, now(), {
      answer: answerNow,
      readAgain: handler.endpoint.method === 'PATCH' ? await findReadOf(handler.endpoint, request) : undefined,
    });
  }

  /** Reads the record that a patch answers; undefined where no read at its address answers the same. */
  async function findReadOf(
    patch: MockHandler['endpoint'],
    request: Request,
  ): Promise<(() => Promise<Response>) | undefined> {
    const found = await findHandler(loadArea, 'GET', new URL(request.url).pathname);
    if (found === undefined || found.handler.endpoint.response !== patch.response) return undefined;
    // It would not know of which record, where an id is sent beside the address.
    if (found.handler.endpoint.query !== undefined) return undefined;
    const sent = new Request(request.url, { headers: request.headers });
    return () => respond(found, sent, scenarioFor(scenario, found.handler.endpoint.id));
  }

  function delayOf(name: ScenarioName, endpoint: MockHandler['endpoint']): number {
    if (name === 'slow') return delays === 'none' ? Infinity : slowMs;
    if (typeof delays === 'number') return delays;
    return delays === 'none' ? 0 : (endpoint.delayMs ?? 0);
  }

  return {
    fetch: (request) => {
      const end = pending.start();
      return answer(request, end).finally(end);
    },
    setScenario: (next) => {
      scenario = next;
    },
    reset: async () => {
      await persistence?.clear();
      databases.empty.clear();
      databases.large.clear();
      await stored.refresh();
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    settled: async () => {
      await pending.idle();
      await persistence?.idle();
    },
    close: async () => persistence?.close(),
  };
}
