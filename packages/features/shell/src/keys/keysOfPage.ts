import type { ScreenKeys } from '../ShellContext';

/** Keys that the screen at a path answers itself. */
export const keysOfPage = (screenKeys: readonly ScreenKeys[], pathname: string): ReadonlySet<string> =>
  new Set(screenKeys.filter(({ isAt }) => isAt(pathname)).flatMap(({ keys }) => keys.flatMap((key) => key.keys)));
