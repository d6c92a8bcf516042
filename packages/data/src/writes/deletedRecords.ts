import type { QueryClient } from '@tanstack/react-query';
import type { Identified } from './recordList';

/** Records of a page that are deleted and may be restored, with what was changed in each of them since. */
export class DeletedRecords<Change extends Identified> {
  readonly #ofClient = new WeakMap<QueryClient, Map<string, Change[]>>();

  add(client: QueryClient, { id }: Identified): void {
    const deleted = this.#ofClient.get(client) ?? new Map<string, Change[]>();
    deleted.set(id, []);
    this.#ofClient.set(client, deleted);
  }

  /** Keeps a change for a record that is deleted. @returns whether it is. */
  keep(client: QueryClient, change: Change): boolean {
    const changes = this.#ofClient.get(client)?.get(change.id);
    changes?.push(change);
    return changes !== undefined;
  }

  /** What is to change in records once they are back, oldest first. */
  changesOf(client: QueryClient, ids: readonly string[]): Change[] {
    return ids.flatMap((id) => this.#ofClient.get(client)?.get(id) ?? []);
  }

  /** Forgets that records were deleted. */
  delete(client: QueryClient, ids: readonly string[]): void {
    for (const id of ids) this.#ofClient.get(client)?.delete(id);
  }
}
