import { useSession } from './session';

/**
 * Calls `onLeft` when the person of this page is no longer the one of the browser: signed out here or in another tab, or
 * somebody else has signed in. What the page holds in its memory is theirs.
 * @param onLeft gets whether somebody else is there now.
 * @returns the function that ends it.
 */
export function watchPerson(onLeft: (isReplaced: boolean) => void): () => void {
  return useSession.subscribe((now, before) => {
    if (before.status === 'signedOut') return;
    const isReplaced = now.person !== undefined && before.person !== undefined && now.person.id !== before.person.id;
    if (now.status === 'signedOut' || isReplaced) onLeft(isReplaced);
  });
}
