import type { QueryClient } from '@tanstack/react-query';
import { isOffline } from '../apiErrors';

/** First and longest wait before a call is tried again by itself, in milliseconds. */
const firstWaitMs = 1_000;
const longestWaitMs = 15_000;

/**
 * Whether calls get through, as the calls themselves tell: the browser only knows of its own network. While they do
 * not, one call tries again from time to time; when it gets through, all others follow.
 */
export class Connection {
  readonly #listeners = new Set<() => void>();
  /** Calls that wait until one gets through, oldest first. */
  #waiting: (() => void)[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waitMs = firstWaitMs;
  #isLost = false;

  constructor() {
    globalThis.addEventListener?.('online', () => {
      // A call that is on its way may fail yet: the next one need not wait long.
      this.#waitMs = firstWaitMs;
      this.tryNow();
    });
  }

  get isLost(): boolean {
    return this.#isLost;
  }

  /** @param listener is called when the connection is lost or found. @returns what ends it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * Makes a call, again and again where only the connection is missing.
   * @param call is told whether it had to wait for a connection.
   * @throws what else the call throws.
   */
  async persist<T>(call: (hasWaited: boolean) => Promise<T>): Promise<T> {
    let hasWaited = this.#isLost;
    if (hasWaited) await this.#untilNextTry('last');
    for (;;) {
      try {
        const answer = await call(hasWaited);
        this.#found();
        return answer;
      } catch (error) {
        if (!isOffline(error)) {
          this.#found();
          throw error;
        }
      }
      this.#lost();
      // The call that tries for all others keeps its place in front of them.
      await this.#untilNextTry(hasWaited ? 'first' : 'last');
      hasWaited = true;
    }
  }

  /** Lets one call try now, such as when the browser has found its network again. */
  tryNow(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting.shift()?.();
  }

  #untilNextTry(place: 'first' | 'last'): Promise<void> {
    this.#timer ??= setTimeout(() => {
      this.#waitMs = Math.min(this.#waitMs * 2, longestWaitMs);
      this.tryNow();
    }, this.#waitMs);
    return new Promise((resolve) => {
      if (place === 'first') this.#waiting.unshift(resolve);
      else this.#waiting.push(resolve);
    });
  }

  #lost(): void {
    if (!this.#isLost) this.#waitMs = firstWaitMs;
    this.#set(true);
  }

  #found(): void {
    if (!this.#isLost) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#set(false);
    for (const resume of this.#waiting.splice(0)) resume();
  }

  #set(isLost: boolean): void {
    if (this.#isLost === isLost) return;
    this.#isLost = isLost;
    for (const listener of this.#listeners) listener();
  }
}

const ofClient = new WeakMap<QueryClient, Connection>();

/** The connection of this page, as its writes know it. */
export function connectionOf(client: QueryClient): Connection {
  const connection = ofClient.get(client) ?? new Connection();
  ofClient.set(client, connection);
  return connection;
}
