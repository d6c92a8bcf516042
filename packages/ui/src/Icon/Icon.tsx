import type { Ref, SVGProps } from 'react';
import { styled } from 'styled-components';
import type { IconComponent } from './IconComponent';

export const iconSizes = { xs: 14, sm: 16, md: 18, lg: 20, xl: 24, '2xl': 32 } as const;
export type IconSize = keyof typeof iconSizes;

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'ref'> {
  ref?: Ref<SVGSVGElement>;
  /** One of `lucide-react`, or a component of your own that draws an `svg` with the props it gets. */
  icon: IconComponent;
  /** 14, 16, 18, 20, 24 or 32 px; the stroke keeps 1.5 px at 18. @default 'md' */
  size?: IconSize;
  /** Makes the icon an image with this name; without it the icon is decoration and hidden. */
  label?: string;
  /** Mirrors an icon that points somewhere in right-to-left text. @default false */
  isDirectional?: boolean;
}

/** An icon in the house's stroke. */
export function Icon({ icon: Glyph, size = 'md', label, isDirectional = false, ...rest }: IconProps) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  const Shape = isDirectional ? MirroredShape : Shaped;
  return <Shape as={Glyph} width={iconSizes[size]} height={iconSizes[size]} strokeWidth={1.5} {...named} {...rest} />;
}

const Shaped = styled.svg`
  flex: none;
`;

const MirroredShape = styled(Shaped)`
  &:dir(rtl) {
    transform: scaleX(-1);
  }
`;
