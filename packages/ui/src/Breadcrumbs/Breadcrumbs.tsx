import { ChevronRight } from 'lucide-react';
import { Fragment, type ComponentProps } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon';
import { RouterLink } from '../router';
import { below, token, type } from '../tokens';

export interface Crumb {
  label: string;
  /** Without an address the crumb is a heading over the next one, not a place. */
  href?: string;
}

export interface BreadcrumbsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** From the outermost to the current page. */
  crumbs: readonly Crumb[];
  'aria-label': string;
}

/** Where the page stands. On phones only the current page is shown. */
export function Breadcrumbs({ crumbs, ...rest }: BreadcrumbsProps) {
  const last = crumbs.length - 1;
  return (
    <Trail {...rest}>
      <ol>
        {crumbs.map(({ label, href }, index) => (
          <Fragment key={label}>
            <li data-part={index === last ? 'current' : 'crumb'} aria-current={index === last ? 'page' : undefined}>
              {href !== undefined && index < last ? <RouterLink to={href}>{label}</RouterLink> : label}
            </li>
            {index < last ? (
              <li aria-hidden data-part="mark">
                <Icon icon={ChevronRight} size="xs" isDirectional />
              </li>
            ) : null}
          </Fragment>
        ))}
      </ol>
    </Trail>
  );
}

const Trail = styled.nav`
  min-inline-size: 0;
  & > ol {
    display: flex;
    align-items: center;
    gap: ${token('space.2')};
    ${type('body')}
    color: ${token('text.secondary')};
    white-space: nowrap;
  }
  & a {
    color: inherit;
    text-decoration: none;
    border-radius: ${token('radius.xs')};
  }
  & a:hover {
    color: ${token('text.primary')};
    text-decoration: underline;
  }
  & [data-part='mark'] {
    color: ${token('text.tertiary')};
  }
  & [data-part='current'] {
    ${type('title-5')}
    color: ${token('text.primary')};
    overflow: hidden;
    text-overflow: ellipsis;
  }
  ${below('sm')} {
    & [data-part='crumb'],
    & [data-part='mark'] {
      display: none;
    }
    & [data-part='current'] {
      ${type('title-4')}
    }
  }
`;
