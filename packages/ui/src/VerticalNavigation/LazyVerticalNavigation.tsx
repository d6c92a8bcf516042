import { lazyPart } from '../lazyPart';

/** The menu where it is not in sight at first: its code comes when it is first shown, or ahead (`preload`). */
export const LazyVerticalNavigation = lazyPart(() =>
  import('./VerticalNavigation').then((file) => ({ default: file.VerticalNavigation })),
);
