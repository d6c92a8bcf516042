import { paths, toQuery, type FeatureManifest } from '@quarterdeck/contract';
import { getUser } from '@quarterdeck/contract/endpoints/common';
import { lastActiveKey } from '@quarterdeck/contract/entities/storedSession';
import { authAddress, isSignInPath } from '@quarterdeck/contract/rules/returnAddress';
import { useWaitingCalls } from '@quarterdeck/data/session/requestSession';
import { useSignedOutOffline } from '@quarterdeck/data/session/signedOutOffline';
import { session, useSession } from '@quarterdeck/data/session/session';
import { usePreferences } from '@quarterdeck/ui/preferences';
import { useLocation, useNavigate } from '@quarterdeck/ui/router';
import { removeKey } from '@quarterdeck/ui/storage';
import { whenQuiet } from '@quarterdeck/ui/idle';
import { useLatestCallback } from '@quarterdeck/ui/latestCallback';
import { lazyPart } from '@quarterdeck/ui/lazyPart';
import { PartBoundary } from '@quarterdeck/ui/PartBoundary';
import { useQuery } from '@tanstack/react-query';
import { useUndo } from '@quarterdeck/ui/undo';
import { useEffect, useState } from 'react';
import { createGlobalStyle } from 'styled-components';
import { useTyping } from './useTyping';

export interface SessionGateProps {
  /** One of them brings the dialog; without it nobody is asked. */
  features: readonly FeatureManifest[];
}

/** Asks for the password over the page when its session is locked, or has ended and something waits for it. */
export function SessionGate({ features }: SessionGateProps) {
  const status = useSession((now) => now.status);
  const lockAfter = usePreferences((preferences) => preferences.lockAfter);
  const waiting = useWaitingCalls();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const isOpen = !isSignInPath(pathname);
  const [Dialog] = useState(() => {
    const load = features.find(({ loadSessionDialog }) => loadSessionDialog)?.loadSessionDialog;
    return load && lazyPart(load);
  });
  const loadSignOut = features.flatMap(({ routes }) => routes).find(({ path }) => path === paths.signOut.pattern)?.load;
  const mayBeAsked = status === 'signedIn' || lockAfter !== null;
  const maySignOut = status !== 'signedOut';
  useEffect(() => {
    // Whoever is asked for the password, or signs out, may have no connection then; the demo is left in the same way, and
    // asks for no password. A failure is said when it happens.
    const loads = [mayBeAsked ? Dialog?.preload : undefined, maySignOut ? loadSignOut : undefined];
    return whenQuiet(() => {
      for (const load of loads) void load?.().catch(() => undefined);
    });
  }, [mayBeAsked, maySignOut, Dialog, loadSignOut]);
  const isLockable = isOpen && Dialog !== undefined && status !== 'locked' && status !== 'signedOut';
  // Once it is locked, nothing can be asked for: whose page it is has to be known before.
  const isOfDemo = isLockable && lockAfter !== null && status === 'demo';
  const { data: user } = useQuery({ ...toQuery(getUser, {}), enabled: isOfDemo });
  const lock = useLatestCallback(() => session.lock(user));
  useEffect(() => {
    // What was noted before is no measure for whoever sets it again.
    if (lockAfter === null) removeKey(lastActiveKey);
    if (!isLockable || lockAfter === null) return undefined;
    let stop = (): void => undefined;
    let isGone = false;
    // Few choose it: what watches them comes when it is wanted.
    void import('@quarterdeck/data/session/watchIdle').then(({ watchIdle }) => {
      if (!isGone) stop = watchIdle(lockAfter, lock);
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [isLockable, lockAfter, lock]);
  const undo = useUndo();
  const isSignedOutOffline = useSignedOutOffline();
  useEffect(() => {
    if (isSignedOutOffline) undo.forget();
  }, [isSignedOutOffline, undo]);
  const isTyping = useTyping();
  const isWanted = status === 'expired' && waiting > 0;
  const [isAsked, setAsked] = useState(false);
  // The rest of a sentence is not to end in a field for a password.
  if (isAsked !== isWanted && (isAsked || !isTyping)) setAsked(isWanted);
  const isShown = isOpen && Dialog !== undefined && (status === 'locked' || isAsked);
  return (
    <>
      {isOpen && status === 'locked' ? <Hidden /> : null}
      {/* A dialog that did not load leaves the page of its own, which is loaded anew. */}
      <PartBoundary
        shownFor={isShown ? status : null}
        onFailure={() => void navigate(authAddress('unlock-session', pathname + search + hash))}
      >
        {isShown ? <Dialog /> : null}
      </PartBoundary>
    </>
  );
}

/**
 * Nobody reads over the shoulder of somebody who is away: neither the page nor the dialogs, drawers and messages over it.
 * The root is named on its own, since older browsers drop a rule that they do not know.
 */
const Hidden = createGlobalStyle`
  #root {
    filter: blur(24px);
  }
  body > :not(:has([data-session-dialog])) {
    filter: blur(24px);
  }
`;
