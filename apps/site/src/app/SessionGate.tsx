import { paths, type FeatureManifest } from '@quarterdeck/contract';
import { useWaitingCalls } from '@quarterdeck/data/session/requestSession';
import { useSession } from '@quarterdeck/data/session/session';
import { useNavigate } from '@quarterdeck/ui/router';
import { lazyPart } from '@quarterdeck/ui/lazyPart';
import { PartBoundary } from '@quarterdeck/ui/PartBoundary';
import { useState } from 'react';

export interface SessionGateProps {
  features: readonly FeatureManifest[];
  /** False on pages where people sign in anyhow. */
  isOpen: boolean;
}

/** Asks for the password over the page when its session is locked, or has ended and something waits for it. */
export function SessionGate({ features, isOpen }: SessionGateProps) {
  const status = useSession((session) => session.status);
  const waiting = useWaitingCalls();
  const navigate = useNavigate();
  const [Dialog] = useState(() => {
    const load = features.find(({ loadSessionDialog }) => loadSessionDialog)?.loadSessionDialog;
    return load && lazyPart(load);
  });
  const isShown = isOpen && Dialog !== undefined && (status === 'locked' || (status === 'expired' && waiting > 0));
  return (
    // A dialog that did not load leaves the page of its own, which is loaded anew.
    <PartBoundary
      shownFor={isShown ? status : null}
      onFailure={() => void navigate(paths.authentication.href('unlock-session'))}
    >
      {isShown ? <Dialog /> : null}
    </PartBoundary>
  );
}
