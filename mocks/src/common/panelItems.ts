import type { Message } from '@quarterdeck/contract/entities/message';
import type { Notification } from '@quarterdeck/contract/entities/notification';
import { hasFittingLink, type Linked } from '@quarterdeck/contract/rules/link';
import type { Collection } from '../core/collection';
import { invalid } from '../core/failure';

/** Writes only what is not read and seen yet. */
export function markAllAsRead(items: Collection<Message> | Collection<Notification>): void {
  items.patchEach(({ read, seen }) => (read && seen ? undefined : { read: true, seen: true }));
}

/** @throws Failure 400 when the router would be sent out of the site; `path` is the entry's place in the body. */
export function requireValidLink(entry: Linked, path: string): void {
  if (hasFittingLink(entry)) return;
  throw invalid('The router opens addresses of the site only', { [`${path}.link`]: 'Must begin with one slash' });
}
