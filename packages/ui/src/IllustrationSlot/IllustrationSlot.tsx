import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { ContourArt } from '../ContourArt';
import { Icon } from '../Icon';
import type { IconComponent } from '../Icon/IconComponent';
import { token } from '../tokens';

export const illustrationSizes = { sm: [160, 96], lg: [320, 192] } as const;
export type IllustrationSize = keyof typeof illustrationSizes;

export interface IllustrationSlotProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the place is about; without it only the chart is drawn. */
  icon?: IconComponent;
  /** What the chart is drawn from. */
  seed: string;
  /** 160 x 96 or 320 x 192. @default 'sm' */
  size?: IllustrationSize;
  /** `danger` for failures. @default 'neutral' */
  tone?: 'neutral' | 'accent' | 'danger';
}

/** A vignette of sounding lines with an icon tile in its middle: decoration where a picture would stand. */
export function IllustrationSlot({ icon, seed, size = 'sm', tone = 'neutral', ...rest }: IllustrationSlotProps) {
  const [width, height] = illustrationSizes[size];
  return (
    <Vignette aria-hidden $width={width} $height={height} {...rest}>
      <ContourArt
        seed={seed}
        width={width}
        height={height}
        levels={size === 'lg' ? 14 : 10}
        tone={tone === 'accent' ? 'accent' : 'neutral'}
      />
      {icon ? (
        <Tile data-tone={tone} data-part="tile">
          <Icon icon={icon} size="lg" />
        </Tile>
      ) : null}
    </Vignette>
  );
}

const Vignette = styled.div<{ $width: number; $height: number }>`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  inline-size: ${(p) => p.$width}px;
  block-size: ${(p) => p.$height}px;
  max-inline-size: 100%;
  & > svg {
    position: absolute;
    inset: 0;
    mask-image: radial-gradient(closest-side, black 45%, transparent);
  }
`;

const Tile = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 40px;
  block-size: 40px;
  border-radius: ${token('radius.lg')};
  color: ${token('text.secondary')};
  background: ${token('surface.card')};
  box-shadow: ${token('elevation.2')};
  &[data-tone='accent'] {
    color: ${token('accent.text')};
  }
  &[data-tone='danger'] {
    color: ${token('danger.text')};
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
