import {
  hashKey,
  matchQuery,
  type dataTagSymbol,
  type Query,
  type QueryCacheNotifyEvent,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { PendingChanges, type Change, type PendingChange } from './pendingChanges';

/** A change of one cached answer, or of all whose keys begin alike, such as the pages of a list. */
export interface CacheChange {
  queryKey: QueryKey;
  isExact: boolean;
  change: Change<unknown>;
}

/** What `queryOptions` makes, with the type of its answer. */
export interface QueryOf<Value> {
  queryKey: QueryKey & { [dataTagSymbol]: Value };
}

/** A change of the answer of one query. */
export function changeOf<Value>({ queryKey }: QueryOf<Value>, change: (value: Value) => Value): CacheChange {
  // The query's own type says what its answer is.
  return { queryKey, isExact: true, change: change as Change<unknown> };
}

/** Keeps a write's place among those that change the query: it shows nothing before it is answered. */
export const nothingYet = ({ queryKey }: { queryKey: QueryKey }): CacheChange => ({
  queryKey,
  isExact: true,
  change: (value) => value,
});

/** A write that is on its way, with what it does to the answers that it touches. */
export interface OpenWrite {
  changes: readonly CacheChange[];
  /** By the query's hash. */
  pending: Map<string, PendingChange<unknown>>;
}

/**
 * The cached answers, and the writes that change them. A write shows at once; what a query shows is always the last
 * answer that was read, with every write laid over it that is on its way or newer than that answer. A write that fails
 * is left out, and nothing has to be laid back.
 */
export class OptimisticCache {
  readonly #client: QueryClient;
  readonly #answers = new Map<string, PendingChanges<unknown>>();
  readonly #open = new Set<OpenWrite>();
  #isShowing = false;

  constructor(client: QueryClient) {
    this.#client = client;
    client.getQueryCache().subscribe((event) => this.#follow(event));
  }

  /** An answer as the API should have it by now, without what is still on its way; undefined while it is not known. */
  saved(queryKey: QueryKey): unknown {
    const answer = this.#answers.get(hashKey(queryKey));
    return answer && !answer.isEmpty ? answer.saved() : this.#client.getQueryData(queryKey);
  }

  /** Shows changes at once, and over every answer that is read until the write is committed. */
  begin(changes: readonly CacheChange[]): OpenWrite {
    const write: OpenWrite = { changes, pending: new Map() };
    this.#open.add(write);
    for (const query of this.#queriesOf(changes)) {
      this.#add(write, query);
      this.#show(query);
    }
    return write;
  }

  /** Notes what of an open write is saved by now, for what is computed of the saved answers meanwhile. */
  note(write: OpenWrite, saved: () => readonly CacheChange[]): void {
    for (const query of this.#queriesOf(write.changes)) {
      const pending = write.pending.get(query.queryHash);
      const note = (value: unknown) => joined(saved(), query)?.(value) ?? value;
      if (pending) this.#answers.get(query.queryHash)?.note(pending, note);
    }
  }

  /** @param saved what came of the write; it takes the place of what was shown. */
  commit(write: OpenWrite, saved: readonly CacheChange[]): void {
    this.#open.delete(write);
    for (const query of this.#queriesOf([...write.changes, ...saved])) {
      const pending = write.pending.get(query.queryHash) ?? this.#add(write, query);
      this.#answers.get(query.queryHash)?.commit(pending, joined(saved, query));
      this.#show(query);
    }
  }

  /** Lays what is on its way over every answer that is read meanwhile. */
  #follow(event: QueryCacheNotifyEvent): void {
    const { query } = event;
    if (event.type === 'removed') this.#answers.delete(query.queryHash);
    if (event.type === 'added')
      for (const write of this.#open) if (joined(write.changes, query)) this.#add(write, query);
    const answer = this.#answers.get(query.queryHash);
    if (event.type !== 'updated' || this.#isShowing || answer === undefined || answer.isEmpty) return;
    if (event.action.type === 'fetch') answer.beginRead();
    else if (event.action.type === 'success') {
      answer.read(query.state.data);
      this.#show(query);
    } else foldUnlessReading(answer, query);
  }

  #add(write: OpenWrite, query: Query): PendingChange<unknown> {
    const { queryHash } = query;
    const answer = this.#answers.get(queryHash) ?? new PendingChanges<unknown>();
    this.#answers.set(queryHash, answer);
    if (answer.isEmpty) answer.read(query.state.data);
    const pending = answer.add(joined(write.changes, query) ?? ((value) => value));
    write.pending.set(queryHash, pending);
    return pending;
  }

  #show(query: Query): void {
    const answer = this.#answers.get(query.queryHash);
    if (answer === undefined) return;
    const value = answer.shown();
    foldUnlessReading(answer, query);
    if (value === undefined || value === query.state.data) return;
    const { isInvalidated, dataUpdatedAt } = query.state;
    this.#isShowing = true;
    // What was read long ago is not read anew by laying a change over it.
    this.#client.setQueryData(query.queryKey, value, { updatedAt: dataUpdatedAt });
    if (isInvalidated) query.invalidate();
    this.#isShowing = false;
  }

  #queriesOf(changes: readonly CacheChange[]): Query[] {
    const cache = this.#client.getQueryCache();
    const found = changes.flatMap(({ queryKey, isExact }) => cache.findAll({ queryKey, exact: isExact }));
    return [...new Set(found)];
  }
}

/** A read that is under way may have been answered before what is saved since it began: that is laid over it as well. */
function foldUnlessReading(answer: PendingChanges<unknown>, { state }: Query): void {
  if (state.fetchStatus === 'idle') answer.fold();
}

/** All of the changes that are for a query as one; undefined where none is. */
function joined(changes: readonly CacheChange[], query: Query): Change<unknown> | undefined {
  const own = changes.filter(({ queryKey, isExact }) => matchQuery({ queryKey, exact: isExact }, query));
  if (own.length === 0) return undefined;
  return (value) => own.reduce((changed, { change }) => change(changed), value);
}
