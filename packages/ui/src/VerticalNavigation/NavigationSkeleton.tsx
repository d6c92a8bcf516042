import { useEffect, type ComponentProps } from 'react';
import { loadIcons } from '../NavigationIcon';
import type { NavigationAppearance } from './appearances';
import { Frame, Waiting } from './VerticalNavigation.styles';

export interface NavigationSkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** @default 'quiet' */
  appearance?: NavigationAppearance;
}

/** Rows of the menu's size, so that nothing moves when the menu arrives. */
export function NavigationSkeleton({ appearance = 'quiet', ...rest }: NavigationSkeletonProps) {
  // The icons come side by side with the menu.
  useEffect(loadIcons, []);
  const widths = [44, 62, 54, 70, 48, 0, 66, 52, 72, 58, 64, 50];
  return (
    <Frame $appearance={appearance} {...rest} aria-hidden>
      {widths.map((width, index) => (
        <Waiting key={index} style={{ '--qd-nav-waiting': `${width}%` }} />
      ))}
    </Frame>
  );
}
