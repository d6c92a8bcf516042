import type { ComponentType, Ref, SVGProps } from 'react';

/** What an icon gets of the kit; it puts all of it on its `svg`. */
export interface IconShapeProps extends Pick<
  SVGProps<SVGSVGElement>,
  'aria-hidden' | 'aria-label' | 'className' | 'height' | 'role' | 'strokeWidth' | 'style' | 'width'
> {
  ref?: Ref<SVGSVGElement>;
}

/**
 * An icon: one of `lucide-react`, or a component of your own that draws an `svg` with the props it gets. Draw with
 * `currentColor` in a view box of 24 by 24, so that it has the size and colour of its neighbours.
 */
export type IconComponent = ComponentType<IconShapeProps>;
