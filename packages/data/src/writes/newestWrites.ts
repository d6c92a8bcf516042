/** Knows which write of something was the last one: an older one that failed is not tried again over it. */
export class NewestWrites {
  readonly #last = new Map<string, number>();
  #count = 0;

  /** Notes a write of all these. @returns its number, for `isNewest`. */
  add(keys: Iterable<string>): number {
    this.#count += 1;
    for (const key of keys) this.#last.set(key, this.#count);
    return this.#count;
  }

  isNewest(key: string, write: number): boolean {
    return this.#last.get(key) === write;
  }
}
