import type { Prefetch } from '@quarterdeck/contract';
import { projectQueries } from './projectQueries';
import { readVisit } from './visit';

/** Asks for the project of the visit. Visitors without one are led elsewhere: `false` for them. */
export function prefetchProject(prefetch: Prefetch): boolean {
  const id = readVisit().project?.id;
  if (id !== undefined) prefetch(projectQueries.project(id));
  return id !== undefined;
}

/** Asks for the marketplace and for the project that it is looked at for. */
export function prefetchMarketplace(prefetch: Prefetch): void {
  if (prefetchProject(prefetch)) prefetch(projectQueries.requirements());
}
