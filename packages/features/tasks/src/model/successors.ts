/** Which record took the place of which: one that was deleted and brought back has a new id. */
export class Successors<Id extends string> {
  readonly #next = new Map<Id, Id>();

  add(old: Id, successor: Id): void {
    this.#next.set(old, successor);
  }

  /** The id by now, however often the record came back; the one given where it never did. */
  of(id: Id): Id {
    let latest = id;
    for (let next = this.#next.get(id); next !== undefined; next = this.#next.get(next)) latest = next;
    return latest;
  }
}
