import type { Prefetch } from '@quarterdeck/contract';
import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import type { SiteRoute } from './siteRoutes';

/** Loads the code and the records of a page ahead. What fails here will say so when it is needed. */
export function preload(route: SiteRoute, queryClient: QueryClient): void {
  const prefetch: Prefetch = (query) => void queryClient.prefetchQuery(query as FetchQueryOptions);
  route.load().catch(() => undefined);
  route.feature?.preload?.(prefetch).catch(() => undefined);
}
