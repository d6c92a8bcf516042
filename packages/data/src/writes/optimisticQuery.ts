import type { QueryCacheNotifyEvent, QueryClient } from '@tanstack/react-query';
import { CallQueue } from './callQueue';
import { PendingChanges, type Change } from './pendingChanges';

/** As many as a browser opens to one server over HTTP/1.1; more would wait there, where nothing can go before them. */
const callsAtOnce = 6;

export interface Act<Value extends object, Answer> {
  /** Name of the acts that run one after another, each on what the one before has left. */
  turn?: string;
  /** Shown at once, and over every answer that is read until the act is answered. */
  change?: Change<Value>;
  send: () => Promise<Answer>;
  /** What of it was saved; it takes the place of `change`. */
  settle: (answer: Answer) => Change<Value>;
}

/**
 * One cached answer and the writes that change it. A write shows at once; what the query shows is always the last
 * answer that was read, with every write laid over it that is on its way or newer than that answer. A write that fails
 * is left out, and nothing has to be laid back.
 */
export class OptimisticQuery<Value extends object> {
  /** In which order calls go out. */
  readonly queue = new CallQueue(callsAtOnce);
  readonly #client: QueryClient;
  readonly #queryKey: readonly unknown[];
  readonly #pending = new PendingChanges<Value>();
  #isShowing = false;

  /** Lives as long as the client: make one for each query that is written. */
  constructor(client: QueryClient, queryKey: readonly unknown[]) {
    this.#client = client;
    this.#queryKey = queryKey;
    client.getQueryCache().subscribe((event) => this.#follow(event));
    const { queue } = this;
    // A hidden page may be about to go, and what waits would go with it.
    document.addEventListener('visibilitychange', () => queue.hurry(document.visibilityState === 'hidden'));
  }

  /** Whether nothing is on its way. */
  get isIdle(): boolean {
    return this.#pending.isEmpty;
  }

  /** The value as it is shown; undefined while it is not known. */
  shown(): Value | undefined {
    return this.#client.getQueryData<Value>(this.#queryKey);
  }

  /** The value as the API should have it by now, without what is still on its way. */
  saved(): Value | undefined {
    return this.#pending.isEmpty ? this.shown() : this.#pending.saved();
  }

  /**
   * Shows a change, sends it and takes over what was saved; nothing of it when sending fails.
   * @throws what `send` throws.
   */
  perform<Answer>({ turn, change, send, settle }: Act<Value, Answer>): Promise<Answer> {
    if (this.#pending.isEmpty) this.#pending.read(this.shown());
    const pending = this.#pending.add(change ?? unchanged);
    if (change) this.#show();
    const work = async () => {
      try {
        const answer = await send();
        this.#pending.settle(pending, settle(answer));
        return answer;
      } catch (error) {
        this.#pending.settle(pending, unchanged);
        throw error;
      } finally {
        this.#show();
      }
    };
    return turn === undefined ? work() : this.queue.inTurn(turn, work);
  }

  /** Lays what is on its way over every answer that is read meanwhile. */
  #follow(event: QueryCacheNotifyEvent): void {
    if (event.type !== 'updated' || this.#isShowing || this.#pending.isEmpty) return;
    if (event.query !== this.#client.getQueryCache().find({ queryKey: this.#queryKey, exact: true })) return;
    if (event.action.type === 'success') {
      this.#pending.read(this.shown());
      this.#show();
    } else this.#foldUnlessReading();
  }

  #show(): void {
    const value = this.#pending.shown();
    this.#foldUnlessReading();
    if (value === undefined) return;
    this.#isShowing = true;
    this.#client.setQueryData<Value>(this.#queryKey, (before) => before && value);
    this.#isShowing = false;
  }

  /** A read that is under way may have been answered before what is saved by now: that is laid over it as well. */
  #foldUnlessReading(): void {
    if (this.#client.isFetching({ queryKey: this.#queryKey, exact: true }) === 0) this.#pending.fold();
  }
}

function unchanged<Value>(value: Value): Value {
  return value;
}
