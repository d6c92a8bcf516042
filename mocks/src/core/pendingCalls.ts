/** The calls that are not answered yet. */
export class PendingCalls {
  readonly #calls = new Set<symbol>();
  #resolvers: (() => void)[] = [];

  /** @returns the function that ends the call; calling it again has no effect. */
  start(): () => void {
    const call = Symbol('call');
    this.#calls.add(call);
    return () => {
      this.#calls.delete(call);
      if (this.#calls.size > 0) return;
      for (const resolve of this.#resolvers.splice(0)) resolve();
    };
  }

  /** Resolves when no call is pending. */
  async idle(): Promise<void> {
    if (this.#calls.size > 0) await new Promise<void>((resolve) => this.#resolvers.push(resolve));
  }
}
