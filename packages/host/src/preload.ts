import type { Prefetch, RouteOffer } from '@quarterdeck/contract';
import { matchPath } from '@quarterdeck/ui/router';
import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import type { Screens } from './screens';

/**
 * Loads the screen and the records of a page ahead. What fails here will say so when it is needed.
 * @param screens those of all routes, so that the one of this route is there at once when it is shown.
 * @param address where the route was found; its query and fragment are of no account.
 */
export function preload(route: RouteOffer, screens: Screens, address: string, queryClient: QueryClient): void {
  screens
    .get(route.screen)
    ?.preload()
    .catch(() => undefined);
  preloadRecords(route, address, queryClient).catch(() => undefined);
}

/** @throws URIError for an address that is not encoded as one. */
async function preloadRecords(route: RouteOffer, address: string, queryClient: QueryClient): Promise<void> {
  const prefetch: Prefetch = (query) => void queryClient.prefetchQuery(query as FetchQueryOptions);
  const parameters = matchPath(route.path, address.split(/[?#]/)[0] ?? '')?.params ?? {};
  const decoded = Object.entries(parameters).map(([name, value]) => [name, decodeURIComponent(value ?? '')] as const);
  await route.preload?.(prefetch, Object.fromEntries(decoded));
}
