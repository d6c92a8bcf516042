import type { Connection } from './connection';

/** Keeps calls in order and bounded, so that a write on a thousand records does not ask a thousand things at once. */
export class CallQueue {
  readonly #atOnce: number;
  readonly #connection: Pick<Connection, 'persist'>;
  readonly #last = new Map<string, Promise<unknown>>();
  readonly #waiting: (() => void)[] = [];
  #running = 0;
  #isHurried = false;

  /** @param atOnce how many calls are under way at a time. */
  constructor(atOnce: number, connection: Pick<Connection, 'persist'>) {
    this.#atOnce = atOnce;
    this.#connection = connection;
  }

  /** Runs work of one key in the order in which it was given, each when the one before has ended, well or not. */
  inOrder<T>(queueKey: string | undefined, work: () => Promise<T>): Promise<T> {
    if (queueKey === undefined) return work();
    const before = this.#last.get(queueKey);
    const own = before ? before.then(work, work) : work();
    const forget = () => {
      if (this.#last.get(queueKey) === own) this.#last.delete(queueKey);
    };
    this.#last.set(queueKey, own);
    own.then(forget, forget);
    return own;
  }

  /** Lets no call wait for others, as long as there is hurry. */
  hurry(isHurried: boolean): void {
    this.#isHurried = isHurried;
    if (!isHurried) return;
    for (const start of this.#waiting.splice(0)) {
      this.#running += 1;
      start();
    }
  }

  /**
   * Makes a call as soon as fewer than the limit are under way; the longest waiting one first. Without a connection it
   * waits for one and is made again.
   */
  async call<T>(call: (hasWaited: boolean) => Promise<T>): Promise<T> {
    if (this.#running >= this.#atOnce && !this.#isHurried)
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#running += 1;
    try {
      return await this.#connection.persist(call);
    } finally {
      // The place goes over to the one that waits; a later call must not take it in between.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
