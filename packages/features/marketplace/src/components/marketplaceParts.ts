import { lazyPart } from '@quarterdeck/ui/lazyPart';
import { LeaveDialog } from './frame/frameParts';

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

/** Loads what the first press may open. What does not come is loaded again when it is opened. */
export function preloadMarketplaceParts(): void {
  for (const part of [RequirementDrawer, FilterSheet, LeaveDialog]) part.preload().catch(() => undefined);
}
