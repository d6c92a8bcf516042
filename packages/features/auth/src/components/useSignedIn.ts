import { useSession } from '@quarterdeck/data/session/session';
import { useLatestCallback } from '@quarterdeck/ui/latestCallback';
import { useEffect } from 'react';

/** Calls `goOn` once somebody signs in, here or in another tab, while the page asks them to. */
export function useSignedIn(goOn: () => void): void {
  const latest = useLatestCallback(goOn);
  useEffect(
    () =>
      useSession.subscribe((now, before) => {
        if (before.status !== 'signedIn' && now.status === 'signedIn') latest();
      }),
    [latest],
  );
}
