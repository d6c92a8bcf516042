import type { FeatureManifest } from '@quarterdeck/contract';
import { lastActiveKey } from '@quarterdeck/contract/entities/storedSession';
import { authAddress } from '@quarterdeck/contract/rules/returnAddress';
import { useWaitingCalls } from '@quarterdeck/data/session/requestSession';
import { session, useSession } from '@quarterdeck/data/session/session';
import { usePreferences } from '@quarterdeck/ui/preferences';
import { useLocation, useNavigate } from '@quarterdeck/ui/router';
import { removeKey } from '@quarterdeck/ui/storage';
import { lazyPart } from '@quarterdeck/ui/lazyPart';
import { PartBoundary } from '@quarterdeck/ui/PartBoundary';
import { useEffect, useState } from 'react';

export interface SessionGateProps {
  features: readonly FeatureManifest[];
  /** False on pages where people sign in anyhow. */
  isOpen: boolean;
}

/** Asks for the password over the page when its session is locked, or has ended and something waits for it. */
export function SessionGate({ features, isOpen }: SessionGateProps) {
  const status = useSession((now) => now.status);
  const lockAfter = usePreferences((preferences) => preferences.lockAfter);
  const waiting = useWaitingCalls();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const [Dialog] = useState(() => {
    const load = features.find(({ loadSessionDialog }) => loadSessionDialog)?.loadSessionDialog;
    return load && lazyPart(load);
  });
  const isLockable = isOpen && Dialog !== undefined && status !== 'locked' && status !== 'signedOut';
  useEffect(() => {
    // What was noted before is no measure for whoever sets it again.
    if (lockAfter === null) removeKey(lastActiveKey);
    if (!isLockable || lockAfter === null) return undefined;
    let stop = (): void => undefined;
    let isGone = false;
    // Few choose it: what watches them comes when it is wanted.
    void import('@quarterdeck/data/session/watchIdle').then(({ watchIdle }) => {
      if (!isGone) stop = watchIdle(lockAfter, session.lock);
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [isLockable, lockAfter]);
  useEffect(() => {
    // What stands on the page is nobody's business while its person is away.
    document.documentElement.toggleAttribute('data-locked', isOpen && status === 'locked');
  }, [isOpen, status]);
  const isShown = isOpen && Dialog !== undefined && (status === 'locked' || (status === 'expired' && waiting > 0));
  return (
    // A dialog that did not load leaves the page of its own, which is loaded anew.
    <PartBoundary
      shownFor={isShown ? status : null}
      onFailure={() => void navigate(authAddress('unlock-session', pathname + search + hash))}
    >
      {isShown ? <Dialog /> : null}
    </PartBoundary>
  );
}
