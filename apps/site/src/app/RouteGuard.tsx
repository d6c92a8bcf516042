import type { GuardName } from '@quarterdeck/contract';
import { Navigate } from '@quarterdeck/ui/router';
import { readText } from '@quarterdeck/ui/storage';
import type { ReactNode } from 'react';
import { guardAddress } from './guards';

export interface RouteGuardProps {
  guard: GuardName | undefined;
  children: ReactNode;
}

/** Lets in whom the route's guard lets in, and sends the others where they can begin. */
export function RouteGuard({ guard, children }: RouteGuardProps) {
  const target = guardAddress(guard, {
    hasSession: readText('sessionId') !== null,
    hasProject: readText('project') !== null,
  });
  return target === null ? children : <Navigate to={target} replace />;
}
