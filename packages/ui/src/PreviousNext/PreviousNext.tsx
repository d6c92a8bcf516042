import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon';
import { RouterLink } from '../router';
import { below, token, type } from '../tokens';
import { visuallyHiddenStyles } from '../VisuallyHidden';

export interface Neighbour {
  /** What it is, such as "Previous". */
  label: string;
  title: string;
  href: string;
}

export interface PreviousNextProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Names the landmark. */
  label: string;
  /** Default: this is the first one. */
  previous?: Neighbour | undefined;
  /** Default: this is the last one. */
  next?: Neighbour | undefined;
}

/** The ways to what is before and after in an order, in one row; nothing for the only one. */
export function PreviousNext({ label, previous, next, ...rest }: PreviousNextProps) {
  if (!previous && !next) return null;
  return (
    <Neighbours aria-label={label} {...rest}>
      {previous ? (
        <RouterLink rel="prev" to={previous.href}>
          <Icon icon={ArrowLeft} isDirectional />
          <span>
            <small>{previous.label}</small> <strong>{previous.title}</strong>
          </span>
        </RouterLink>
      ) : null}
      {next ? (
        <RouterLink rel="next" to={next.href}>
          <span>
            <small>{next.label}</small> <strong>{next.title}</strong>
          </span>
          <Icon icon={ArrowRight} isDirectional />
        </RouterLink>
      ) : null}
    </Neighbours>
  );
}

const Neighbours = styled.nav`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${token('space.4')};
  & > a {
    display: flex;
    align-items: center;
    gap: ${token('space.4')};
    min-block-size: 76px;
    box-sizing: border-box;
    padding: ${token('space.3')} ${token('space.5')};
    border-radius: ${token('radius.lg')};
    color: ${token('text.primary')};
    background: ${token('surface.card')};
    box-shadow: ${token('elevation.0')};
    text-decoration: none;
  }
  & > a:hover {
    background: ${token('fill.hover')};
  }
  & > a[rel='next'] {
    grid-column: -2 / -1;
    justify-content: flex-end;
    text-align: end;
  }
  & svg {
    flex: none;
  }
  & small {
    display: block;
    color: ${token('text.secondary')};
    ${type('caption')}
  }
  & strong {
    ${type('title-5')}
  }
  ${below('sm')} {
    grid-template-columns: auto 1fr;
    gap: ${token('space.2')};
    & > a[rel='prev']:not(:only-child) > span {
      /* Read, and seen as an arrow. */
      ${visuallyHiddenStyles}
    }
  }
`;
