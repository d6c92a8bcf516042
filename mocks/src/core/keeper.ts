/** What is known of objects, by the object. */
export interface Keeper<Source extends object, Kept> {
  /** Undefined when nothing is kept of it. */
  get: (source: Source) => Kept | undefined;
  set: (source: Source, kept: Kept) => void;
}

/** Gives the private fields of a class to an object that is there already. */
// oxlint-disable-next-line typescript/no-extraneous-class -- only a class gives private fields to the one that extends it
class Itself {
  constructor(source: object) {
    return source;
  }
}

/**
 * Keeps something of each object, as a WeakMap does: it is forgotten together with the object, and nobody else sees it.
 * It lies in a private field of the object itself, because a WeakMap of ten thousand new records costs the garbage
 * collector more, tens of milliseconds at a time, than what is kept in it saves.
 */
export function createKeeper<Source extends object, Kept>(): Keeper<Source, Kept> {
  class Keeping extends Itself {
    #kept: Kept;

    constructor(source: Source, kept: Kept) {
      super(source);
      this.#kept = kept;
    }

    static get(source: Source): Kept | undefined {
      return #kept in source ? source.#kept : undefined;
    }

    static set(source: Source, kept: Kept): unknown {
      if (#kept in source) return (source.#kept = kept);
      return new Keeping(source, kept);
    }
  }
  return Keeping;
}
