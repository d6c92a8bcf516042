import type { TFunction } from '@quarterdeck/i18n';
import type { AnyEndpoint, EndpointInput, EndpointOutput, SchemaOf } from '@quarterdeck/contract';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { CacheChange, QueryOf } from './optimisticCache';

/** A part of a write that was saved, with what the API answered. */
export interface Done<Part, Answer> {
  part: Part;
  answer: Answer;
}

/**
 * Reads what the API has of a query by now, without what is still on its way. It is asked again where it is not known,
 * and where there was no connection meanwhile: others may have written.
 * @throws ApiError
 */
export type ReadSaved = <Value>(query: QueryOf<Value>) => Promise<Value>;

/** Makes what a call sends of what the API has when it goes out; called for every attempt. */
export type MakeInput<E extends AnyEndpoint> = (savedNow: ReadSaved) => Promise<EndpointInput<E>>;

/** What a call sends. */
export type CallInput<E extends AnyEndpoint> = EndpointInput<E> | MakeInput<E>;

/** What a write may use besides its parts. */
export interface WriteContext {
  client: QueryClient;
  /**
   * Makes a call when it is its turn; without a connection it waits for one. Made again, after a reload or when an answer
   * got lost, it carries the same key, so that the API does it once. A call that sends a record or a list whole takes a
   * function: what was saved in them while it waited must not be lost.
   * @throws ApiError
   */
  call: <E extends AnyEndpoint>(endpoint: E, input: CallInput<E>) => Promise<EndpointOutput<E>>;
  /** The next calls carry another key: what this attempt has made is gone again, or may be done twice without harm. */
  startOver: () => void;
  /**
   * Does work when the writes before it of this record have ended, as parts with that `partQueueKey` are sent: for a
   * write that also changes records of other kinds than its own.
   */
  inOrder: <T>(id: string, work: () => Promise<T>) => Promise<T>;
  /** The answer of a query as the API should have it by now, without what is still on its way. */
  saved: <Value>(query: QueryOf<Value>) => Value | undefined;
  /** The answer of a query as it is shown. */
  shown: <Value>(query: QueryOf<Value>) => Value | undefined;
  /** The id that a record has by now: the API gives its own to what was made here. */
  idOf: <Id extends string>(id: Id) => Id;
  /** From now on what is written to the record `id` goes to `made`. */
  mapId: (id: string, made: string) => void;
}

/**
 * A kind of write, said once: what shows at once, what is sent, what was saved, what is said when it fails. A write of a
 * person may have many parts, each a call of its own; one that fails keeps no other from being done.
 */
export interface WriteDefinition<Part, Answer> {
  /** Unique, and begins with the feature's id: `tasks.update`. */
  id: string;
  /** Reads a part that the browser has kept over a reload. */
  part: SchemaOf<Part>;
  /** Writes of one key are sent one after another, each on what the one before has left. */
  queueKey?: (parts: readonly Part[]) => string;
  /** Parts of one key are sent one after another, over all writes: the id of the record. */
  partQueueKey?: (part: Part) => string;
  /** What shows until the write is answered; `nothingYet` for queries that are changed by the answer alone. */
  optimistic: (parts: readonly Part[], context: WriteContext) => readonly CacheChange[];
  /** Sends one part. @throws ApiError */
  send: (part: Part, context: WriteContext) => Promise<Answer>;
  /** What was saved, in place of `optimistic`. */
  saved: (done: readonly Done<Part, Answer>[], context: WriteContext) => readonly CacheChange[];
  /** Queries that may answer something else once it is saved; they are asked again. */
  refreshes?: readonly QueryKey[];
  /** Says what failed, as one sentence. */
  failure: (failed: readonly Part[], t: TFunction, context: WriteContext) => string;
  /** What a part writes, by record and field: a later write of the same makes trying it again needless. */
  fields?: (part: Part) => readonly string[];
  /** What of a part that failed is still wanted, where later writes have replaced some of its fields; default: nothing. */
  withoutReplaced?: (part: Part, isReplaced: (field: string) => boolean) => Part | undefined;
}

/** Declares a write and infers its types. */
export const defineWrite = <Part, Answer>(definition: WriteDefinition<Part, Answer>): WriteDefinition<Part, Answer> =>
  definition;

// A write of any kind; what its parts are, its own schema says.
// oxlint-disable-next-line typescript/no-explicit-any -- Functions of a definition take their own parts, so no narrower type fits all.
export type AnyWrite = WriteDefinition<any, any>;

/** What a feature's manifest offers as its writes; the contract knows them by id only. */
export const isWrite = (offer: { id: string } | undefined): offer is AnyWrite =>
  offer !== undefined && 'send' in offer && 'optimistic' in offer;

/** Finds the definition of a write by its id; undefined where no feature has it (any longer). */
export type LoadWrite = (id: string) => Promise<AnyWrite | undefined>;
