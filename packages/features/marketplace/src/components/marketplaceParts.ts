import { lazyPart } from '@quarterdeck/ui/lazyPart';
import { useState } from 'react';

// None of these is needed for the first paint of the cards; a `PartBoundary` stands around each.
export const ToolbarChoices = lazyPart(() =>
  import('./ToolbarChoices').then((file) => ({ default: file.ToolbarChoices })),
);
export const FilterGroups = lazyPart(() => import('./FilterGroups').then((file) => ({ default: file.FilterGroups })));
export const FilterSheet = lazyPart(() => import('./FilterSheet').then((file) => ({ default: file.FilterSheet })));
export const RequirementDrawer = lazyPart(() =>
  import('./RequirementDrawer').then((file) => ({ default: file.RequirementDrawer })),
);
export const VoyageSheet = lazyPart(() => import('./VoyageSheet').then((file) => ({ default: file.VoyageSheet })));
/** Only the marketplace is left with a question. */
export const LeaveDialog = lazyPart(() =>
  import('./frame/LeaveDialog').then((file) => ({ default: file.LeaveDialog })),
);

/** Loads what the first press may open. What does not come is loaded again when it is opened. */
export function preloadMarketplaceParts(): void {
  for (const part of [RequirementDrawer, FilterSheet, LeaveDialog]) part.preload().catch(() => undefined);
}

/** @returns whether it is, or was at any time before: what has been opened stays until it has left in its own time. */
export function useWas(is: boolean): boolean {
  const [was, setWas] = useState(is);
  if (is && !was) setWas(true);
  return is || was;
}
