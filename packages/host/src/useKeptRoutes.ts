import type { RouteOffer } from '@quarterdeck/contract';
import { matchPath, useLocation, type Location } from '@quarterdeck/ui/router';
import { useState } from 'react';

/** As many screens as people go back and forth between; each costs memory as long as it is kept. */
const most = 2;

export interface KeptRoute {
  readonly id: string;
  /** Where the screen was last shown; it knows no other address while it is hidden. */
  readonly location: Location;
  readonly isShown: boolean;
}

/** The routes whose screens stay mounted: the one that is shown, if it is one of them, and the last ones before. */
export function useKeptRoutes(routes: readonly RouteOffer[]): readonly KeptRoute[] {
  const location = useLocation();
  const [seen, setSeen] = useState<{ location?: Location; kept: readonly KeptRoute[] }>({ kept: [] });
  if (seen.location === location) return seen.kept;

  const shown = routes.find(({ path }) => matchPath(path, location.pathname));
  const others = seen.kept.filter(({ id }) => id !== shown?.id).map((one) => ({ ...one, isShown: false }));
  const kept = shown?.keepsAlive ? [{ id: shown.id, location, isShown: true }, ...others].slice(0, most) : others;
  setSeen({ location, kept });
  return kept;
}
