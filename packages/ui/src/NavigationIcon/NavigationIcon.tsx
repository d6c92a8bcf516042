import { Circle, createLucideIcon } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { Icon, type IconProps } from '../Icon';
import { followIcons, loadIcons, loadedIcons } from './loadIcons';

export interface NavigationIconProps extends Omit<IconProps, 'icon'> {
  /** Lucide name such as `circle-check`; an unknown one is drawn as a plain circle. */
  name: string;
}

/** Keeps the place of an icon that is on its way. */
const Blank = createLucideIcon('blank', []);

/** An icon named by data rather than imported by code. The drawings come with the first one that is needed. */
export function NavigationIcon({ name, ...rest }: NavigationIconProps) {
  const icons = useSyncExternalStore(followIcons, loadedIcons, () => undefined);
  useEffect(loadIcons, []);
  return <Icon icon={icons === undefined ? Blank : (icons.get(name) ?? Circle)} {...rest} />;
}
