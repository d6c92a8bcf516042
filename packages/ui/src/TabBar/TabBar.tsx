import type { ComponentProps, MouseEvent } from 'react';
import { styled } from 'styled-components';
import { Icon, type IconComponent } from '../Icon';
import { CornerBadge } from '../IconButton';
import { RouterLink } from '../router';
import { token, type } from '../tokens';
import { VisuallyHidden } from '../VisuallyHidden';

export interface TabBarItem {
  href: string;
  label: string;
  icon: IconComponent;
  /** A count on the icon; above 99 it reads 99+, at 0 there is none. @default 0 */
  badge?: number | undefined;
  /** The count in words, such as "3 unread". */
  badgeLabel?: string | undefined;
  /** `page`: the page that is shown is this one; `true`: it is one of its own. @default false */
  current?: 'page' | boolean;
}

export interface TabBarProps extends Omit<ComponentProps<'nav'>, 'children' | 'aria-label'> {
  /** Three to five; more have no room on a phone. */
  items: readonly TabBarItem[];
  /** Names the landmark. */
  'aria-label': string;
  /** Called when a tab is pressed; what prevents the event's default keeps the page. */
  onFollow?: (href: string, event: MouseEvent) => void;
}

/** A count above it has no room. */
const most = 99;

/** The main pages as links at the lower edge of a phone; the layout puts it there, with the room for a safe area. */
export function TabBar({ items, onFollow, ...rest }: TabBarProps) {
  return (
    <Bar {...rest}>
      {items.map(({ href, label, icon, badge = 0, badgeLabel, current = false }) => (
        <RouterLink
          key={href}
          to={href}
          aria-current={current || undefined}
          onClick={(event) => onFollow?.(href, event)}
          data-part="tab"
        >
          <span data-part="icon">
            <Icon icon={icon} size="lg" />
            {badge > 0 ? <CornerBadge data-count={badge > most ? `${most}+` : badge} data-part="badge" /> : null}
          </span>
          <span data-part="label">{label}</span>
          {badge > 0 && badgeLabel !== undefined ? <VisuallyHidden>{badgeLabel}</VisuallyHidden> : null}
        </RouterLink>
      ))}
    </Bar>
  );
}

const Bar = styled.nav`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  & > a {
    position: relative;
    display: grid;
    justify-items: center;
    align-content: center;
    gap: 2px;
    min-block-size: 56px;
    color: ${token('text.secondary')};
    text-decoration: none;
    ${type('caption-medium')}
    letter-spacing: -0.01em;
    &:focus-visible {
      outline-offset: -2px;
    }
  }
  & > a[aria-current] {
    color: ${token('text.accent-strong')};
    &::before {
      content: '';
      position: absolute;
      inset-block-start: 0;
      inset-inline: 25%;
      block-size: 2px;
      border-radius: ${token('radius.full')};
      background: ${token('accent.indicator')};
      @media (forced-colors: active) {
        background: Highlight;
      }
    }
  }
  & [data-part='icon'] {
    position: relative;
    display: grid;
  }
  & [data-part='badge'] {
    inset-block-start: -6px;
    inset-inline: 12px auto;
  }
  & [data-part='label'] {
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
