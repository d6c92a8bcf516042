import type { TFunction } from '@quarterdeck/i18n';
import { request, type AnyEndpoint, type EndpointInput } from '@quarterdeck/contract';
import { newId } from '@quarterdeck/contract/rules/newId';
import { toasts } from '@quarterdeck/ui/Toast';
import type { UndoStack } from '@quarterdeck/ui/undo';
import type { QueryClient } from '@tanstack/react-query';
import { isGone, isRefused } from '../apiErrors';
import { hasPersonLeft } from '../session/requestSession';
import { CallQueue } from './callQueue';
import { ChangedElsewhereError } from './changedElsewhere';
import { connectionOf } from './connection';
import type { CallInput, Done, MakeInput, ReadSaved, WriteContext, WriteDefinition } from './defineWrite';
import { NewestWrites } from './newestWrites';
import { OptimisticCache, type QueryOf } from './optimisticCache';
import { withTabLock, type WriteMeta } from './otherTabs';
import { writeKey } from './writeKey';

/** As many as a browser opens to one server over HTTP/1.1; more would wait there, where nothing can go before them. */
const callsAtOnce = 6;

/** What the page lends to its writes. */
export interface WriteHost {
  t: TFunction;
  retryLabel: string;
  undo: UndoStack;
}

/** How a write is taken back. */
export interface UndoOptions<Part, Answer> {
  /** As a person reads it: "Task deleted". */
  label: (done: readonly Done<Part, Answer>[]) => string;
  undo: (done: readonly Done<Part, Answer>[]) => Promise<{ failed: readonly unknown[] }>;
}

export interface WriteOptions<Part, Answer> {
  /** Without it the write cannot be taken back, such as typing, as the field has its own undo. */
  undo?: UndoOptions<Part, Answer> | undefined;
  /** Whether a failure is said, with a Retry where that could help. Default: true. */
  saysFailure?: boolean;
  /** Is called with what was saved, also when that takes another attempt. */
  onSaved?: ((done: readonly Done<Part, Answer>[]) => void) | undefined;
  /** Of an attempt whose end is not known: of each part, so that none is done twice. Default: new ones. */
  keys?: readonly string[] | undefined;
}

/** What came of the parts of a write. */
export interface WriteOutcome<Part, Answer> {
  done: Done<Part, Answer>[];
  /** `key` is what the calls of the part carried. */
  failed: { part: Part; error: unknown; key: string }[];
}

/** What the browser has to keep of a write to send it after a reload. */
export interface KeptWrite {
  /** Id of the definition. */
  write: string;
  parts: readonly unknown[];
  /** Of each part; its calls carry it, so that none is done twice. */
  keys: readonly string[];
}

/** How long a write that is answered stays in the cache of mutations, in milliseconds. */
const keptMs = 10_000;

/**
 * The writes of one page. Each is a mutation of the query client; while it is on its way, `OptimisticCache` shows it over
 * what is read. The order of calls is kept here and not by the mutations' scope: a write may have parts of many records.
 */
export class ClientWrites {
  readonly cache: OptimisticCache;
  /** Whether what is on its way survives a reload (`keepOutbox`). */
  isKept = false;
  readonly #client: QueryClient;
  readonly #queue: CallQueue;
  readonly #newest = new NewestWrites();
  readonly #ids = new Map<string, string>();
  /** The ids of the page by those of the API: writes that wait for a record to be made are queued by the id of the page. */
  readonly #pageIds = new Map<string, string>();
  /** Messages of failures by id, with whether newer writes have made them void. */
  readonly #failures = new Map<number, () => boolean>();

  constructor(client: QueryClient) {
    this.#client = client;
    this.cache = new OptimisticCache(client);
    const connection = connectionOf(client);
    const queue = new CallQueue(callsAtOnce, connection);
    this.#queue = queue;
    // A hidden page may be about to go: what can be sent is sent now.
    globalThis.document?.addEventListener('visibilitychange', () => queue.hurry(document.visibilityState === 'hidden'));
    let wasLost = false;
    connection.subscribe(() => {
      // Others may have written meanwhile.
      if (wasLost && !connection.isLost) void client.invalidateQueries({ refetchType: 'active' });
      wasLost = connection.isLost;
    });
  }

  /** Ids that the API has given to what was made here, by the id of the page. */
  get ids(): ReadonlyMap<string, string> {
    return this.#ids;
  }

  /** From now on what is written to the record `id` goes to `made`. */
  mapId(id: string, made: string): void {
    if (id === made) return;
    this.#ids.set(id, made);
    this.#pageIds.set(made, id);
  }

  readonly idOf = <Id extends string>(id: Id): Id => {
    const made = this.#ids.get(id);
    // A made id is of the same record.
    return made === undefined ? id : this.idOf(made as Id);
  };

  /** What stays the same of a record that gets another id when it is saved: the id that the page gave it. */
  readonly keyOf = (id: string): string => {
    const given = this.#pageIds.get(id);
    return given === undefined ? id : this.keyOf(given);
  };

  readonly saved = <Value>({ queryKey }: QueryOf<Value>): Value | undefined =>
    // The query's own type says what its answer is.
    this.cache.saved(queryKey) as Value | undefined;

  /** @param isOutdated whether others may have written since it was read. @throws ApiError */
  async #savedNow<Value>(query: QueryOf<Value>, isOutdated: boolean): Promise<Value> {
    const state = this.#client.getQueryState(query.queryKey);
    // The queue itself tries again.
    if (isOutdated || state?.data === undefined || state.isInvalidated)
      await this.#client.fetchQuery({ ...query, staleTime: 0, retry: false });
    // It is known now.
    return this.saved(query) as Value;
  }

  readonly shown = <Value>({ queryKey }: QueryOf<Value>): Value | undefined =>
    this.#client.getQueryData<Value>(queryKey);

  /**
   * Shows a write, sends its parts and takes over what was saved of them. What fails is said in one message.
   * @param keys of parts that were tried before, on this page or an earlier one; new ones by default.
   */
  async run<Part, Answer>(
    write: WriteDefinition<Part, Answer>,
    parts: readonly Part[],
    host: WriteHost,
    options: WriteOptions<Part, Answer> = {},
    keys: readonly string[] = options.keys ?? keysFor(parts),
  ): Promise<WriteOutcome<Part, Answer>> {
    if (parts.length === 0 || hasPersonLeft()) return { done: [], failed: [] };
    const number = this.#newest.add(parts.flatMap((part) => write.fields?.(part) ?? []));
    this.#closeOutdated();
    const sending = this.#perform(write, parts, keys);
    const { undo } = options;
    if (undo) {
      host.undo.offer(
        sending.then(({ done }) =>
          done.length === 0 ? undefined : { label: undo.label(done), undo: () => undo.undo(done).then(isWhole) },
        ),
      );
    }
    const outcome = await sending;
    const { done, failed } = outcome;
    if (done.length > 0) options.onSaved?.(done);
    if (failed.length > 0) this.#readAgain(write, failed);
    if (failed.length > 0 && options.saysFailure !== false) {
      const wanted = () => failed.flatMap((one) => this.#stillWanted(write, one, number));
      const retry = () => {
        const again = wanted();
        const againParts = again.map(({ part }) => part);
        const againKeys = again.map(({ key }) => key);
        void this.run(write, againParts, host, options, againKeys);
      };
      const message = this.#sayFailure(write, failed, host, retry);
      this.#failures.set(message, () => wanted().length === 0);
    }
    return outcome;
  }

  #perform<Part, Answer>(
    write: WriteDefinition<Part, Answer>,
    parts: readonly Part[],
    keys: readonly string[],
  ): Promise<WriteOutcome<Part, Answer>> {
    const context = this.#contextOf();
    const changes = write.optimistic(parts, context);
    const open = this.cache.begin(changes);
    const queryKeys = [...changes.map(({ queryKey }) => queryKey), ...(write.refreshes ?? [])];
    const meta: WriteMeta = { endpointIds: [...new Set(queryKeys.map(([endpointId]) => String(endpointId)))] };
    const send = () => {
      const outcome: WriteOutcome<Part, Answer> = { done: [], failed: [] };
      const sendPart = async (part: Part, index: number) => {
        const key = { of: keys[index] ?? newId() };
        try {
          const answer = await write.send(part, this.#contextOf(key));
          outcome.done.push({ part, answer });
          this.cache.note(open, () => write.saved(outcome.done, context));
        } catch (error) {
          outcome.failed.push({ part, error, key: key.of });
        }
      };
      const start = withResolvers();
      // Each part takes its place among the writes of its record at once, also while the write itself has to wait: what is
      // done next to a record that is being made comes after.
      const sent = parts.map((part, index) =>
        this.#queue.inOrder(this.#partQueueKey(write, part), async () => {
          await start.promise;
          await sendPart(part, index);
        }),
      );
      return this.#queue.inOrder(write.queueKey?.(parts), async () => {
        start.resolve();
        await Promise.all(sent);
        this.cache.commit(open, outcome.done.length > 0 ? write.saved(outcome.done, context) : []);
        if (outcome.done.length > 0) {
          for (const queryKey of write.refreshes ?? []) void this.#client.invalidateQueries({ queryKey });
        }
        return outcome;
      });
    };
    const mutation = this.#client
      .getMutationCache()
      .build<WriteOutcome<Part, Answer>, Error, KeptWrite, unknown>(this.#client, {
        mutationKey: [writeKey, write.id],
        meta,
        mutationFn: send,
        // The queue itself waits for a connection.
        networkMode: 'always',
        retry: false,
        gcTime: keptMs,
      });
    return mutation.execute({ write: write.id, parts, keys });
  }

  #partQueueKey<Part, Answer>(write: WriteDefinition<Part, Answer>, part: Part): string | undefined {
    const key = write.partQueueKey?.(part);
    return key === undefined ? undefined : this.keyOf(key);
  }

  /** @param key of the part that is sent; what only shows it makes no calls. */
  #contextOf(key = { of: newId() }): WriteContext {
    let calls = 0;
    return {
      client: this.#client,
      call: (endpoint, input) => {
        calls += 1;
        // Another attempt counts from the start, also where this one has started over: its first call may be of another kind.
        const idempotencyKey = `${key.of}.${endpoint.id}.${calls}`;
        const send = (made: EndpointInput<typeof endpoint>) => request(endpoint, made, { idempotencyKey });
        return this.#queue.call((hasWaited) => {
          if (!isMadeAnew(input)) return send(input);
          return withTabLock(async (mayHaveChanged) => {
            const savedNow: ReadSaved = async (query) => {
              // A read that is under way may have been answered before another tab wrote. Under the lock it is no other call's.
              if (mayHaveChanged) await this.#client.cancelQueries({ queryKey: query.queryKey, exact: true });
              return this.#savedNow(query, hasWaited || mayHaveChanged);
            };
            return send(await input(savedNow));
          });
        });
      },
      startOver: () => {
        key.of = newId();
        calls = 0;
      },
      inOrder: (id, work) => this.#queue.inOrder(this.keyOf(id), work),
      saved: this.saved,
      shown: this.shown,
      idOf: this.idOf,
      mapId: (made, id) => this.mapId(made, id),
    };
  }

  /** An answer that is late or damaged may be one to a write that was done: what holds has to be read. */
  #readAgain<Part, Answer>(write: WriteDefinition<Part, Answer>, failed: WriteOutcome<Part, Answer>['failed']): void {
    const parts = failed.map(({ part }) => part);
    for (const { queryKey, isExact } of write.optimistic(parts, this.#contextOf())) {
      void this.#client.invalidateQueries({ queryKey, exact: isExact });
    }
  }

  /** @returns the message's id. */
  #sayFailure<Part, Answer>(
    write: WriteDefinition<Part, Answer>,
    failed: WriteOutcome<Part, Answer>['failed'],
    { t, retryLabel }: WriteHost,
    retry: () => void,
  ): number {
    const areAll = (isSuch: (error: unknown) => boolean) => failed.every(({ error }) => isSuch(error));
    const isChanged = (error: unknown) => error instanceof ChangedElsewhereError;
    const isFinal = areAll((error) => isGone(error) || isRefused(error) || isChanged(error));
    const reason = (areAll(isChanged) && 'changedElsewhere') || (areAll(isGone) && 'deletedElsewhere');
    const title = write.failure(
      failed.map(({ part }) => part),
      t,
      this.#contextOf(),
    );
    return toasts.add({
      title,
      tone: 'danger',
      ...(reason ? { text: t(`writes.${reason}`) } : {}),
      // Several writes of what is gone fail alike, and none can be tried again: once is enough.
      ...(isFinal ? { cause: `${write.id}: ${title}` } : { action: { label: retryLabel, onPress: retry } }),
    });
  }

  /** What of a part that failed no newer write has replaced. As it was, its calls are other attempts of the same. */
  #stillWanted<Part, Answer>(
    write: WriteDefinition<Part, Answer>,
    { part, key }: { part: Part; key: string },
    number: number,
  ): { part: Part; key: string }[] {
    const isReplaced = (field: string) => !this.#newest.isNewest(field, number);
    const fields = write.fields?.(part) ?? [];
    if (!fields.some(isReplaced)) return [{ part, key }];
    const wanted = write.withoutReplaced?.(part, isReplaced);
    return wanted === undefined ? [] : [{ part: wanted, key: newId() }];
  }

  /** Takes messages away that offer to try again what newer writes have replaced; forgets those that are gone. */
  #closeOutdated(): void {
    const shown = new Set(toasts.all().map(({ id }) => id));
    for (const [message, isOutdated] of this.#failures) {
      if (shown.has(message) && !isOutdated()) continue;
      toasts.close(message);
      this.#failures.delete(message);
    }
  }
}

/** Whether nothing of a write failed. */
const isWhole = ({ failed }: { failed: readonly unknown[] }): boolean => failed.length === 0;

/** Keys for parts that are sent for the first time. */
function keysFor(parts: readonly unknown[]): string[] {
  const id = newId();
  return parts.map((_, index) => `${id}.${index}`);
}

/** An input itself is an object. */
const isMadeAnew = <E extends AnyEndpoint>(input: CallInput<E>): input is MakeInput<E> => typeof input === 'function';

const ofClient = new WeakMap<QueryClient, ClientWrites>();

/** The writes of this page; all of its components share them. */
export function writesOf(client: QueryClient): ClientWrites {
  const writes = ofClient.get(client) ?? new ClientWrites(client);
  ofClient.set(client, writes);
  return writes;
}

/** `Promise.withResolvers` is younger than the browsers that the site is built for. */
function withResolvers(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => undefined as void;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
