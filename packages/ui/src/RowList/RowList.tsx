import { ArrowRight, ChevronRight } from 'lucide-react';
import type { ComponentProps, KeyboardEventHandler, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon';
import type { IconComponent } from '../Icon/IconComponent';
import { RouterLink } from '../router';
import { below, from, token, type } from '../tokens';

export interface RowListItem {
  href: string;
  title: ReactNode;
  text: ReactNode;
  icon?: IconComponent;
  /** A last line, such as where it belongs. */
  hint?: string;
}

export interface RowListProps extends Omit<ComponentProps<'ul'>, 'children' | 'onKeyDown'> {
  rows: readonly RowListItem[];
  /** `cards` are beside one another where there is room. @default 'list' */
  variant?: 'list' | 'cards';
  /** For a key that is pressed on a link. */
  onKeyDown?: KeyboardEventHandler<HTMLAnchorElement>;
}

/** Ways to other pages, one below the other; the whole row leads there. */
export function RowList({ rows, variant = 'list', onKeyDown, ...rest }: RowListProps) {
  return (
    <Rows data-variant={variant} {...rest}>
      {rows.map(({ href, title, text, icon, hint }) => (
        <li key={href}>
          {icon ? <IconTile icon={icon} isAccent={variant === 'cards'} /> : null}
          <div>
            <RouterLink to={href} onKeyDown={onKeyDown}>
              {title}
            </RouterLink>
            <p>{text}</p>
            {hint === undefined ? null : <small>{hint}</small>}
          </div>
          <Icon icon={variant === 'cards' ? ArrowRight : ChevronRight} size="sm" isDirectional />
        </li>
      ))}
    </Rows>
  );
}

/** An icon on a square ground. */
export const IconTile = ({ icon, isAccent = false }: { icon: IconComponent; isAccent?: boolean }) => (
  <Tile data-accent={isAccent || undefined}>
    <Icon icon={icon} />
  </Tile>
);

const Tile = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 36px;
  block-size: 36px;
  border-radius: ${token('radius.md')};
  color: ${token('text.secondary')};
  background: ${token('fill.neutral')};
  &[data-accent] {
    inline-size: 40px;
    block-size: 40px;
    color: ${token('accent.text')};
    background: ${token('accent.subtle')};
  }
`;

const Rows = styled.ul`
  overflow: clip;
  border-radius: ${token('radius.lg')};
  background: ${token('surface.card')};
  box-shadow: ${token('elevation.0')};
  & > li {
    position: relative;
    display: flex;
    align-items: center;
    gap: ${token('space.4')};
    min-block-size: 60px;
    box-sizing: border-box;
    padding: ${token('space.3')} ${token('space.5')};
  }
  & > li:has(> span) {
    min-block-size: 76px;
    padding-inline: ${token('space.4')};
  }
  & > li + li {
    border-block-start: 1px solid ${token('border.subtle')};
  }
  & > li:hover {
    background: ${token('fill.hover')};
  }
  & > li > div {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & a {
    color: ${token('text.primary')};
    text-decoration: none;
    ${type('body-medium')}
  }
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${token('radius.lg')};
  }
  & a:focus-visible {
    outline: none;
  }
  & a:focus-visible::after {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: -2px;
  }
  & p {
    display: -webkit-box;
    overflow: hidden;
    color: ${token('text.secondary')};
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    ${type('small')}
  }
  & small,
  & > li > svg {
    flex: none;
    color: ${token('text.secondary')};
    ${type('caption')}
  }
  &[data-variant='cards'] {
    ${from('md')} {
      display: grid;
      grid-template-columns: repeat(3, 1fr);
      gap: ${token('space.4')};
      overflow: visible;
      background: none;
      box-shadow: none;
      & > li {
        min-block-size: 88px;
        padding-inline: ${token('space.5')};
        border: 0;
        border-radius: ${token('radius.lg')};
        background: ${token('surface.card')};
        box-shadow: ${token('elevation.1')};
      }
      & > li:hover {
        box-shadow: ${token('elevation.2')};
      }
      & a {
        ${type('title-4')}
      }
    }
    ${below('md')} {
      box-shadow: ${token('elevation.1')};
    }
  }
`;
