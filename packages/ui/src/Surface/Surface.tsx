import type { ComponentProps } from 'react';
import { css, styled, type RuleSet } from 'styled-components';
import { token } from '../tokens';

export const surfaceLevels = ['canvas', 'sheet', 'card', 'sunken', 'overlay', 'hull'] as const;
export type SurfaceLevel = (typeof surfaceLevels)[number];

export const surfaceElevations = [0, 1, 2, 3, 4, 5] as const;
export type SurfaceElevation = (typeof surfaceElevations)[number];

export interface SurfaceProps extends ComponentProps<'div'> {
  /** What it stands for; it sets background, text, borders and rings for everything in it. @default 'card' */
  level?: SurfaceLevel;
  /** Shadow; none without. */
  elevation?: SurfaceElevation;
  /** @default 'div' */
  as?: 'div' | 'section' | 'aside' | 'header' | 'footer' | 'main' | 'article';
}

/** A plane of the page. On the hull ordinary components stand without knowing it. */
export function Surface({ level = 'card', elevation, ...rest }: SurfaceProps) {
  return <Plane $level={level} $elevation={elevation} {...rest} />;
}

const plain = (background: string) => css`
  --qd-avatar-ring: ${background};
  background: ${background};
  color: ${token('text.primary')};
`;

const levels: Record<SurfaceLevel, RuleSet> = {
  canvas: plain(token('surface.canvas')),
  sheet: plain(token('surface.sheet')),
  card: plain(token('surface.card')),
  sunken: plain(token('surface.sunken')),
  overlay: plain(token('surface.overlay')),
  hull: css`
    --qd-avatar-ring: ${token('hull.background')};
    --qd-surface-card: ${token('hull.raised')};
    --qd-surface-sunken: ${token('hull.background')};
    --qd-text-primary: ${token('hull.text')};
    --qd-text-secondary: ${token('hull.text-secondary')};
    --qd-text-tertiary: ${token('hull.text-secondary')};
    --qd-text-accent: ${token('hull.mark')};
    --qd-text-accent-strong: ${token('hull.text')};
    --qd-text-link: ${token('hull.mark')};
    --qd-border-subtle: ${token('hull.border')};
    --qd-border-default: ${token('hull.border')};
    --qd-border-strong: ${token('hull.text-secondary')};
    --qd-border-control: ${token('hull.text-secondary')};
    --qd-fill-hover: color-mix(in srgb, ${token('hull.text')} 8%, transparent);
    --qd-fill-pressed: color-mix(in srgb, ${token('hull.text')} 14%, transparent);
    --qd-fill-neutral: ${token('hull.raised')};
    --qd-fill-neutral-hover: ${token('hull.selected')};
    --qd-fill-neutral-pressed: ${token('hull.selected')};
    --qd-fill-selected: ${token('hull.selected')};
    --qd-fill-selected-hover: ${token('hull.selected')};
    --qd-accent-solid: ${token('hull.mark')};
    --qd-accent-solid-hover: color-mix(in oklab, ${token('hull.mark')} 90%, ${token('hull.text')});
    --qd-accent-solid-pressed: color-mix(in oklab, ${token('hull.mark')} 80%, ${token('hull.text')});
    --qd-accent-on-solid: ${token('hull.on-mark')};
    --qd-accent-indicator: ${token('hull.mark')};
    --qd-focus-ring: ${token('focus.ring-inverse')};
    background: ${token('hull.background')};
    color: ${token('hull.text')};
  `,
};

const Plane = styled.div<{ $level: SurfaceLevel; $elevation: SurfaceElevation | undefined }>`
  ${(p) => levels[p.$level]}
  box-shadow: ${(p) => (p.$elevation === undefined ? 'none' : token(`elevation.${p.$elevation}`))};
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
