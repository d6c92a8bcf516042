import { lazyPart, type LazyPart } from '@quarterdeck/ui/lazyPart';
import type { SiteRoute } from './siteRoutes';

/** Screens by their key, each loaded once. */
export type Screens = ReadonlyMap<string, LazyPart<object>>;

export function createScreens(routes: readonly SiteRoute[]): Screens {
  return new Map(routes.map(({ screen, load }) => [screen, lazyPart(load)]));
}
