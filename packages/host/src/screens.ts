import { lazyPart, type LazyPart } from '@quarterdeck/ui/lazyPart';
import type { RouteOffer } from '@quarterdeck/contract';

/** Screens by their key, each loaded once. */
export type Screens = ReadonlyMap<string, LazyPart<object>>;

export function createScreens(routes: readonly RouteOffer[]): Screens {
  return new Map(routes.map(({ screen, load }) => [screen, lazyPart(load)]));
}
