import type { GuardName } from '@quarterdeck/contract';
import { readBrowserStorage } from '@quarterdeck/contract/entities/browserStorage';
import { Navigate } from '@quarterdeck/ui/router';
import { readText } from '@quarterdeck/ui/storage';
import type { ReactNode } from 'react';
import { guardAddress } from './guards';

export interface GuardedPageProps {
  guard: GuardName;
  children: ReactNode;
}

/** Lets in whom the guard lets in, and sends the others where they can begin. What is stored broken counts as missing. */
export function GuardedPage({ guard, children }: GuardedPageProps) {
  const { sessionId, project } = readBrowserStorage({ sessionId: readText('sessionId'), project: readText('project') });
  const target = guardAddress(guard, { hasSession: sessionId !== undefined, hasProject: project !== undefined });
  return target === null ? children : <Navigate to={target} replace />;
}
