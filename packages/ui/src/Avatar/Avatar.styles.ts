import { css, styled, type RuleSet } from 'styled-components';
import type { AvatarHue } from '../hues';
import { token } from '../tokens';

export const avatarSizes = ['xs', 'sm', 'md', 'lg', 'xl', '2xl'] as const;
export type AvatarSize = (typeof avatarSizes)[number];

/** Side, letters and status of each size in px. */
const measures: Record<AvatarSize, [side: string, letters: number, dot: number]> = {
  xs: [token('avatar.xs'), 9, 7],
  sm: [token('avatar.sm'), 10, 8],
  md: [token('avatar.md'), 12, 10],
  lg: [token('avatar.lg'), 14, 11],
  xl: [token('avatar.xl'), 19, 14],
  '2xl': [token('avatar.2xl'), 32, 20],
};

const paint = (text: string, background: string) => css`
  color: ${text};
  background: ${background};
`;

const hues: Record<AvatarHue, RuleSet> = {
  ultramarine: paint(token('avatar.ultramarine.text'), token('avatar.ultramarine.background')),
  teal: paint(token('avatar.teal.text'), token('avatar.teal.background')),
  rose: paint(token('avatar.rose.text'), token('avatar.rose.background')),
  purple: paint(token('avatar.purple.text'), token('avatar.purple.background')),
  amber: paint(token('avatar.amber.text'), token('avatar.amber.background')),
  green: paint(token('avatar.green.text'), token('avatar.green.background')),
  orange: paint(token('avatar.orange.text'), token('avatar.orange.background')),
  sky: paint(token('avatar.sky.text'), token('avatar.sky.background')),
};

export const Frame = styled.span<{ $size: AvatarSize; $hue: AvatarHue }>`
  --qd-avatar-size: ${(p) => measures[p.$size][0]};
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: var(--qd-avatar-size);
  block-size: var(--qd-avatar-size);
  border-radius: 50%;
  ${(p) => hues[p.$hue]}
  font: ${token('weight.semibold')} ${(p) => measures[p.$size][1]}px/1 ${token('font.sans')};
  letter-spacing: 0;
  user-select: none;
  &[data-shape='squircle'] {
    border-radius: 28%;
  }
  & > [data-initials]::before {
    content: attr(data-initials);
  }
  & > [data-part='status'] {
    --qd-dot-size: ${(p) => measures[p.$size][2]}px;
    position: absolute;
    inset-block-end: 0;
    inset-inline-end: 0;
    background-color: ${token('surface.card')};
    box-shadow: 0 0 0 2px var(--qd-avatar-ring, ${token('surface.card')});
  }
  & > [data-part='status'][data-status='online'] {
    background-color: ${token('success.indicator')};
  }
  & > [data-part='status'][data-status='busy'] {
    background-color: ${token('danger.indicator')};
  }
  @media (forced-colors: active) {
    outline: 1px solid CanvasText;
  }
`;

export const Picture = styled.img`
  inline-size: 100%;
  block-size: 100%;
  border-radius: inherit;
  object-fit: cover;
`;
