import { Circle, createLucideIcon } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { Icon, type IconProps } from '../Icon';
import { followIcons, menuIcons, otherIcons, type LateIcons } from './loadIcons';

export interface NavigationIconProps extends Omit<IconProps, 'icon'> {
  /** Lucide name such as `circle-check`; an unknown one is drawn as a plain circle. */
  name: string;
}

/** Keeps the place of an icon that is on its way. */
const Blank = createLucideIcon('blank', []);

/** An icon named by data rather than imported by code. The drawings come with the first one that is needed. */
export function NavigationIcon({ name, ...rest }: NavigationIconProps) {
  const menu = useLateIcons(menuIcons, true);
  const isOther = menu !== undefined && !menu.has(name);
  const others = useLateIcons(otherIcons, isOther);
  const known = isOther ? others : menu;
  return <Icon icon={known === undefined ? Blank : (known.get(name) ?? Circle)} {...rest} />;
}

function useLateIcons({ load, loaded }: LateIcons, isNeeded: boolean) {
  const icons = useSyncExternalStore(followIcons, loaded, () => undefined);
  useEffect(() => {
    if (isNeeded) load();
  }, [load, isNeeded]);
  return icons;
}
