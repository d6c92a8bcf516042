import type { GuardName } from '@quarterdeck/contract';
import { readBrowserStorage } from '@quarterdeck/contract/entities/browserStorage';
import { Navigate } from '@quarterdeck/ui/router';
import { onKeyChange, readText } from '@quarterdeck/ui/storage';
import { useSyncExternalStore, type ReactNode } from 'react';
import { guardAddress } from './guards';

export interface GuardedPageProps {
  guard: GuardName;
  children: ReactNode;
}

/** What the browser keeps under a key, also when another tab changes it. */
function useStoredText(key: 'sessionId' | 'project'): string | null {
  return useSyncExternalStore(
    (listener) => onKeyChange(key, listener),
    () => readText(key),
  );
}

/** Lets in whom the guard lets in, and sends the others where they can begin. What is stored broken counts as missing. */
export function GuardedPage({ guard, children }: GuardedPageProps) {
  const { sessionId, project } = readBrowserStorage({
    sessionId: useStoredText('sessionId'),
    project: useStoredText('project'),
  });
  const target = guardAddress(guard, { hasSession: sessionId !== undefined, hasProject: project !== undefined });
  return target === null ? children : <Navigate to={target} replace />;
}
