import { useShortcuts } from '@quarterdeck/ui/shortcuts';
import { useSiteKeys } from './useSiteKeys';

/** The sign itself, and with Shift, behind which some keyboards hide it. */
const pressesOf = (keys: string) => (keys === '/' ? [keys, `Shift+${keys}`] : [keys]);

/** Answers the keys of the whole site while it is mounted. */
export function useSiteShortcuts(): void {
  const siteKeys = useSiteKeys();
  useShortcuts(
    Object.fromEntries(siteKeys.flatMap(({ keys, run }) => keys.flatMap(pressesOf).map((press) => [press, run]))),
  );
}
