import { css } from 'styled-components';
import { token } from '../tokens';

/**
 * The dark hull, and everything that stands on it: what components there read as text, fill, line and focus ring is the
 * hull's own, in both schemes.
 */
export const onHull = css`
  --qd-text-primary: ${token('hull.text')};
  --qd-text-secondary: ${token('hull.text-secondary')};
  --qd-text-tertiary: ${token('hull.text-secondary')};
  --qd-text-accent: ${token('hull.mark')};
  --qd-text-accent-strong: ${token('hull.mark')};
  --qd-fill-hover: ${token('hull.raised')};
  --qd-fill-pressed: ${token('hull.selected')};
  --qd-fill-neutral: ${token('hull.raised')};
  --qd-fill-neutral-hover: ${token('hull.selected')};
  --qd-fill-selected: ${token('hull.selected')};
  --qd-surface-canvas: ${token('hull.background')};
  --qd-surface-sheet: ${token('hull.raised')};
  --qd-surface-card: ${token('hull.raised')};
  --qd-border-subtle: ${token('hull.border')};
  --qd-border-default: ${token('hull.border')};
  --qd-border-strong: ${token('hull.selected')};
  --qd-border-control: ${token('hull.text-secondary')};
  --qd-focus-ring: ${token('focus.ring-inverse')};
  --qd-focus-gap: ${token('hull.background')};
  background: ${token('hull.background')};
  color: ${token('hull.text')};
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
