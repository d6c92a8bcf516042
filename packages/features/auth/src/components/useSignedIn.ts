import { useSession } from '@quarterdeck/data/session/session';
import { useLatestCallback } from '@quarterdeck/ui/latestCallback';
import { useEffect, useState } from 'react';

/**
 * Calls `goOn` once, when somebody has signed in by the form of this page, or in another tab while it asks them to.
 * @param hasSent whether the form was sent and taken; also by somebody who was signed in already, which changes no session.
 */
export function useSignedIn(hasSent: boolean, goOn: () => void): void {
  const latest = useLatestCallback(goOn);
  const [hasBegun, setHasBegun] = useState(false);
  useEffect(
    () =>
      useSession.subscribe((now, before) => {
        if (before.status !== 'signedIn' && now.status === 'signedIn') setHasBegun(true);
      }),
    [],
  );
  const isDone = hasSent || hasBegun;
  useEffect(() => {
    if (isDone) latest();
  }, [isDone, latest]);
}
