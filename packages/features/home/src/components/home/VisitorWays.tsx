import { paths } from '@quarterdeck/contract';
import { getStartedFor, type Wanted } from '@quarterdeck/contract/rules/getStartedFor';
import { useTranslation } from '@quarterdeck/i18n';
import { ButtonLink, Link, type ButtonLinkProps } from '@quarterdeck/ui/Link';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface VisitorWaysProps {
  /** Where those with a project are led. */
  href: string;
  /** What new visitors were after; they come to it with their project. @default nothing in particular */
  wanted?: Wanted;
  /** The link, once for visitors without a project and once for those who have one. */
  children: (way: { href: string; 'data-for': 'new' | 'known' }) => ReactNode;
}

/**
 * A link into the pages that need a project: new visitors start one first. Both links are in the page from its first
 * byte, and the mark that the browser's storage leaves on the root (`data-visitor`) shows one of them.
 */
export function VisitorWays({ href, wanted, children }: VisitorWaysProps) {
  return (
    <Ways>
      {children({ href: getStartedFor(wanted), 'data-for': 'new' })}
      {children({ href, 'data-for': 'known' })}
    </Ways>
  );
}

/** A link to the marketplace, which opens with a project. */
export const MarketplaceWays = ({ children }: Pick<VisitorWaysProps, 'children'>) => (
  <VisitorWays href={paths.marketplace.href()} wanted="marketplace">
    {children}
  </VisitorWays>
);

/** The marketplace among the links at the head and at the end of the page. */
export function MarketplaceLink() {
  const { t } = useTranslation();
  return (
    <MarketplaceWays>
      {(way) => (
        <Link {...way} variant="quiet">
          {t('home.nav.marketplace')}
        </Link>
      )}
    </MarketplaceWays>
  );
}

/** The page's one way on: new visitors start a project, those with a project go to its backlog. */
export function StartLink({ size = 'md' }: Pick<ButtonLinkProps, 'size'>) {
  const { t } = useTranslation();
  return (
    <VisitorWays href={paths.backlog.href()}>
      {(way) => (
        <ButtonLink {...way} variant="primary" size={size}>
          {t(way['data-for'] === 'new' ? 'home.start' : 'home.toBacklog')}
        </ButtonLink>
      )}
    </VisitorWays>
  );
}

const Ways = styled.span`
  display: contents;
  html:not([data-visitor='known']) & > [data-for='known'],
  html[data-visitor='known'] & > [data-for='new'] {
    display: none;
  }
`;
