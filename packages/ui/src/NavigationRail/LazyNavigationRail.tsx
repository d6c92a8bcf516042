import { lazyPart } from '../lazyPart';

/** The rail, loaded with the layouts that show it (`preload`). */
export const LazyNavigationRail = lazyPart(() =>
  import('./NavigationRail').then((file) => ({ default: file.NavigationRail })),
);
