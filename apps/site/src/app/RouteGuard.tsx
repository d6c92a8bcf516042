import type { GuardName } from '@quarterdeck/contract';
import { lazyPart } from '@quarterdeck/ui/lazyPart';
import { Suspense, type ReactNode } from 'react';
import { PageWaiting } from './PageWaiting';

// The schemas of what is stored are not part of the start: most pages have no guard.
const GuardedPage = lazyPart(() => import('./GuardedPage').then((file) => ({ default: file.GuardedPage })));

/** Loads the guard of a route ahead, where it has one. */
export const loadGuard = (guard: GuardName | undefined): Promise<void> | undefined => guard && GuardedPage.preload();

export interface RouteGuardProps {
  guard: GuardName | undefined;
  children: ReactNode;
}

/** Puts the guard of a route, where it has one, in front of its page. */
export function RouteGuard({ guard, children }: RouteGuardProps) {
  if (guard === undefined) return children;
  return (
    <Suspense fallback={<PageWaiting />}>
      <GuardedPage guard={guard}>{children}</GuardedPage>
    </Suspense>
  );
}
