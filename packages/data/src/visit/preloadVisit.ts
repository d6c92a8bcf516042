import type { Prefetch } from '@quarterdeck/contract';

/** The `preload` of a route that shows the project of the visit. */
export const preloadProject = (prefetch: Prefetch) =>
  import('./prefetchVisit').then((file) => void file.prefetchProject(prefetch));

/** The `preload` of a route that shows the marketplace. */
export const preloadMarketplace = (prefetch: Prefetch) =>
  import('./prefetchVisit').then((file) => file.prefetchMarketplace(prefetch));
