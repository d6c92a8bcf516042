/** Counts calls, and tells when none is under way. */
export class CallsUnderWay {
  readonly #calls = new Set<symbol>();
  #waiting: (() => void)[] = [];

  /** @returns what to call when the call is over; more than once is harmless. */
  enter(): () => void {
    const call = Symbol('call');
    this.#calls.add(call);
    return () => {
      this.#calls.delete(call);
      if (this.#calls.size > 0) return;
      for (const resolve of this.#waiting) resolve();
      this.#waiting = [];
    };
  }

  /** Resolves when no call is under way; at once when none is. */
  idle(): Promise<void> {
    if (this.#calls.size === 0) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}
