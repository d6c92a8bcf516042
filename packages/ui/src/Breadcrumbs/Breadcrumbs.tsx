import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Fragment, type ComponentProps } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon';
import { RouterLink } from '../router';
import { below, token, type } from '../tokens';
import type { Crumb } from './crumb';
import { HiddenCrumbs } from './HiddenCrumbs';

export interface BreadcrumbsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** From the outermost to the current page. */
  crumbs: readonly Crumb[];
  /** Of more crumbs only the first and the last two are shown, those between by a button. @default 4 */
  maxCrumbs?: number;
  'aria-label': string;
}

/** Shown after those that are hidden: the page above, and the current one. */
const shownAfter = 2;

/** Where the page stands. Phones show one way back, or the current page where none above has an address. */
export function Breadcrumbs({ crumbs, maxCrumbs = 4, ...rest }: BreadcrumbsProps) {
  const last = crumbs.length - 1;
  const hidden = crumbs.length > Math.max(maxCrumbs, 1 + shownAfter) ? crumbs.slice(1, -shownAfter) : [];
  const above = crumbs.slice(0, -1).findLastIndex(({ href }) => href !== undefined);
  return (
    <Trail {...rest}>
      <ol>
        {crumbs.map(({ label, href }, index) => {
          if (hidden.length > 0 && index > 1 && index <= hidden.length) return null;
          const isCurrent = index === last;
          if (hidden.length > 0 && index === 1)
            return (
              <Fragment key="hidden">
                <li data-part="hidden">
                  <HiddenCrumbs crumbs={hidden} />
                </li>
                <Mark />
              </Fragment>
            );
          return (
            <Fragment key={`${index} ${label}`}>
              <li data-part={isCurrent ? 'current' : 'crumb'} aria-current={isCurrent ? 'page' : undefined}>
                {href !== undefined && !isCurrent ? (
                  <RouterLink to={href}>
                    {index === above ? <Icon icon={ChevronLeft} size="sm" isDirectional /> : null}
                    {label}
                  </RouterLink>
                ) : (
                  label
                )}
              </li>
              {isCurrent ? null : <Mark />}
            </Fragment>
          );
        })}
      </ol>
    </Trail>
  );
}

const Mark = () => (
  <li aria-hidden data-part="mark">
    <Icon icon={ChevronRight} size="xs" isDirectional />
  </li>
);

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
  & a > svg {
    display: none;
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
    & [data-part='hidden'],
    & [data-part='mark'],
    & ol:has(a > svg) > [data-part='current'] {
      display: none;
    }
    & [data-part='current'] {
      ${type('title-4')}
    }
    /* The page above is the one whose link has an arrow. */
    & [data-part='crumb']:has(> a > svg) {
      display: block;
      min-inline-size: 0;
      & > a {
        display: flex;
        align-items: center;
        gap: ${token('space.1')};
        min-block-size: ${token('control.lg')};
        overflow: hidden;
        text-overflow: ellipsis;
        ${type('body-medium')}
      }
      & svg {
        display: block;
        flex: none;
      }
    }
  }
`;
