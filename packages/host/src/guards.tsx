import type { GuardOffer, RouteOffer } from '@quarterdeck/contract';
import { useTranslation } from '@quarterdeck/i18n';
import { lazyPart, type LazyPart } from '@quarterdeck/ui/lazyPart';
import { Navigate } from '@quarterdeck/ui/router';
import { toasts } from '@quarterdeck/ui/Toast';
import { onKeyChange } from '@quarterdeck/ui/storage';
import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';

interface GuardProps {
  children: ReactNode;
}

/** What stands in front of the pages with a guard, by guard; each loaded once. */
export type Guards = ReadonlyMap<GuardOffer, LazyPart<GuardProps>>;

// What decides is no part of the start: most pages have no guard.
export function createGuards(routes: readonly Pick<RouteOffer, 'guard'>[]): Guards {
  const offers = new Set(routes.flatMap(({ guard }) => guard ?? []));
  return new Map([...offers].map((offer) => [offer, lazyPart(() => loadGuard(offer))]));
}

async function loadGuard({ keys, closedBy = [], reasonKey, load }: GuardOffer) {
  const findRedirect = await load();
  const subscribe = (listener: () => void) => {
    const stops = [...keys, ...closedBy].map((key) => onKeyChange(key, listener));
    return () => {
      for (const stop of stops) stop();
    };
  };
  /** Lets in whom the guard lets in, and leads the others elsewhere. */
  function Guard({ children }: GuardProps) {
    const address = useSyncExternalStore(subscribe, findRedirect);
    const { t } = useTranslation();
    const isRefused = useRef(address !== null);
    useEffect(() => {
      // Not to who was in: what they needed is gone by their own doing.
      if (isRefused.current) toasts.add({ title: t(reasonKey), cause: reasonKey });
    }, [t]);
    return address === null ? children : <Navigate to={address} replace />;
  }
  return { default: Guard };
}
