import { css } from 'styled-components';
import { byScheme, token } from '../tokens';

/** What differs between the quiet menu of the frame and the dark one of the hull. */
export const appearances = {
  quiet: css`
    --qd-nav-text: ${token('text.secondary')};
    --qd-nav-heading: ${token('text.secondary')};
    --qd-nav-text-selected: ${token('text.primary')};
    --qd-nav-icon-selected: ${token('text.accent')};
    --qd-nav-hover: ${token('fill.hover')};
    --qd-nav-selected: ${byScheme('surface.sheet', 'fill.neutral')};
    --qd-nav-selected-shadow: ${token('raised.shadow')};
    --qd-nav-line: ${token('border.default')};
    --qd-nav-badge: ${token('fill.selected')};
    --qd-nav-badge-text: ${token('text.accent-strong')};
    --qd-nav-ring: ${token('focus.ring')};
  `,
  hull: css`
    --qd-nav-text: ${token('hull.text-secondary')};
    --qd-nav-heading: ${token('hull.text-secondary')};
    --qd-nav-text-selected: ${token('hull.text')};
    --qd-nav-icon-selected: ${token('hull.mark')};
    --qd-nav-hover: ${token('hull.raised')};
    --qd-nav-selected: ${token('hull.selected')};
    --qd-nav-selected-shadow: none;
    --qd-nav-line: ${token('hull.border')};
    --qd-nav-badge: ${token('hull.mark')};
    --qd-nav-badge-text: ${token('hull.on-mark')};
    --qd-nav-ring: ${token('focus.ring-inverse')};
  `,
};

export type NavigationAppearance = keyof typeof appearances;
