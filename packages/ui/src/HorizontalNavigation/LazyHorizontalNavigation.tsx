import { lazyPart } from '../lazyPart';

/** The row of menus, loaded with the layouts that show it (`preload`). */
export const LazyHorizontalNavigation = lazyPart(() =>
  import('./HorizontalNavigation').then((file) => ({ default: file.HorizontalNavigation })),
);
