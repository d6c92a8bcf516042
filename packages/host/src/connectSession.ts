import { configureRequest, paths, type FeatureManifest } from '@quarterdeck/contract';
import { isSignInPath, returnParameter, safeInternalPath } from '@quarterdeck/contract/rules/returnAddress';
import { requestSession, stopSending } from '@quarterdeck/data/session/requestSession';
import { readToken, redirectSignedOut, session } from '@quarterdeck/data/session/session';
import { useSignedOutOffline } from '@quarterdeck/data/session/signedOutOffline';
import { signedInGuard } from '@quarterdeck/data/session/signedInGuard';
import { watchPerson } from '@quarterdeck/data/session/watchPerson';
import { matchPath } from '@quarterdeck/ui/router';
import { toasts } from '@quarterdeck/ui/Toast';
import type { QueryClient } from '@tanstack/react-query';

/** Whether somebody can sign in. Where no feature asks anybody to, nobody has a session: calls would wait for ever. */
const hasSession = (features: readonly FeatureManifest[]): boolean =>
  features.some(({ loadSessionDialog }) => loadSessionDialog);

/** Lets calls carry the session of who is signed in. To be called before anything is asked for. */
export function configureSession(features: readonly FeatureManifest[]): void {
  if (!hasSession(features)) return;
  configureRequest({ session: requestSession });
  session.endWithBrowser();
  // Most visitors of the demo have never signed in.
  if (readToken() !== undefined)
    void import('@quarterdeck/data/session/refreshSession').then((file) => file.refreshSession());
}

const isForSignedIn = (features: readonly FeatureManifest[], pathname: string): boolean =>
  features.some(({ routes }) =>
    routes.some(({ guard, path }) => guard === signedInGuard && matchPath(path, pathname) !== null),
  );

const isKnown = (features: readonly FeatureManifest[], pathname: string): boolean =>
  features.some(({ routes }) => routes.some(({ path }) => matchPath(path, pathname) !== null));

/** Where whoever has signed in here, in place of somebody else, wanted to go. */
const wantedPage = (features: readonly FeatureManifest[]): string =>
  safeInternalPath(new URLSearchParams(location.search).get(returnParameter), (pathname) =>
    isKnown(features, pathname),
  ) ?? paths.start.href();

/**
 * Loads the page anew once its person has left, here or in another tab: what it holds is theirs. Where they have signed out
 * without a connection it forgets what it holds, and shows that they are signed out until it can be loaded.
 * @returns the function that ends it.
 */
export function followSession(features: readonly FeatureManifest[], queryClient: QueryClient): () => void {
  if (!hasSession(features)) return () => undefined;
  const end = new AbortController();
  let hasLeft = false;
  // Nobody is asked whether they want to stay: what is not saved is no longer theirs to see. It comes before the forms that
  // would ask, which listen later.
  const letGo = (event: BeforeUnloadEvent) => {
    if (hasLeft) event.stopImmediatePropagation();
  };
  window.addEventListener('beforeunload', letGo, { signal: end.signal });
  // A page that the browser had put aside has missed what other tabs have done.
  window.addEventListener('pageshow', session.follow, { signal: end.signal });
  const unwatch = watchPerson((isReplaced) => {
    stopSending();
    hasLeft = true;
    // Who has just signed in has been answered, whatever the browser says of its connection.
    if (!isReplaced && !navigator.onLine) {
      window.addEventListener('online', () => location.reload(), { signal: end.signal });
      useSignedOutOffline.setState(true, true);
      queryClient.clear();
      toasts.clear();
      return;
    }
    const { pathname } = location;
    // Where it would only lead to signing in, or on from there, that page comes at once.
    const signIn = isForSignedIn(features, pathname) ? redirectSignedOut() : null;
    const to = isReplaced && isSignInPath(pathname) ? wantedPage(features) : signIn;
    if (to === null) location.reload();
    else location.replace(to);
  });
  return () => {
    end.abort();
    unwatch();
  };
}
