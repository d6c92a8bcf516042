import { paths } from '@quarterdeck/contract';
import { useBacklogCount } from '@quarterdeck/data/visit/useProject';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { Icon, type IconProps } from '@quarterdeck/ui/Icon';
import { opensElsewhere, RouterLink, useLocation } from '@quarterdeck/ui/router';
import { below, token, type } from '@quarterdeck/ui/tokens';
import { VisuallyHidden } from '@quarterdeck/ui/VisuallyHidden';
import { CircleHelp, House, ListChecks, Settings, Store } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { LeaveQuestion } from './LeaveQuestion';
import { confirmLeave } from './leaving';

/** Marketplace and backlog in the header. */
export function ProductLinks() {
  const { t } = useTranslation();
  const { number } = useFormats();
  const count = useBacklogCount();
  return (
    <>
      <Links aria-label={t('project.frame.label')}>
        <ProductLink to={paths.marketplace.href()} icon={Store}>
          {t('project.frame.marketplace')}
        </ProductLink>
        <ProductLink to={paths.backlog.href()} icon={ListChecks}>
          {t('project.frame.backlog')}
          {count === undefined ? null : (
            <>
              <span data-part="count" aria-hidden>
                {number(count)}
              </span>
              <VisuallyHidden>{t('project.frame.items', { count, formatted: number(count) })}</VisuallyHidden>
            </>
          )}
        </ProductLink>
      </Links>
      <LeaveQuestion />
    </>
  );
}

const tabs = [
  { to: paths.home.href(), icon: House, titleKey: 'project.frame.home' },
  { to: paths.marketplace.href(), icon: Store, titleKey: 'project.frame.marketplace' },
  { to: paths.backlog.href(), icon: ListChecks, titleKey: 'project.frame.backlog' },
  { to: paths.help.href(), icon: CircleHelp, titleKey: 'project.frame.help' },
  { to: paths.settings.href(), icon: Settings, titleKey: 'project.frame.settings' },
];

/** The product's pages as tabs at the lower edge of a phone. */
export function ProductTabs() {
  const { t } = useTranslation();
  return (
    <Tabs aria-label={t('project.frame.label')}>
      {tabs.map(({ to, icon, titleKey }) => (
        <ProductLink key={to} to={to} icon={icon} size="lg">
          {t(titleKey)}
        </ProductLink>
      ))}
    </Tabs>
  );
}

interface ProductLinkProps extends Pick<IconProps, 'icon' | 'size'> {
  to: string;
  children: ReactNode;
}

/** Leads to a page of the product; from the marketplace with a selection to the backlog it asks first. */
function ProductLink({ to, children, ...icon }: ProductLinkProps) {
  const { pathname } = useLocation();
  return (
    <RouterLink
      to={to}
      aria-current={pathname === to ? 'page' : pathname.startsWith(`${to}/`) || undefined}
      onClick={(event) => {
        if (!opensElsewhere(event) && confirmLeave(pathname, to)) event.preventDefault();
      }}
    >
      <Icon {...icon} />
      {children}
    </RouterLink>
  );
}

const Links = styled.nav`
  display: flex;
  gap: ${token('space.1')};
  & > a {
    display: inline-flex;
    align-items: center;
    gap: ${token('space.2')};
    min-block-size: ${token('control.md')};
    padding-inline: ${token('space.3')};
    border-radius: ${token('radius.md')};
    color: ${token('text.secondary')};
    text-decoration: none;
    white-space: nowrap;
    ${type('body-medium')}
    @media (hover: hover) {
      &:hover {
        color: ${token('text.primary')};
        background: ${token('fill.hover')};
      }
    }
    ${below('md')} {
      padding-inline: ${token('space.2')};
    }
  }
  & > a[aria-current] {
    color: ${token('text.accent-strong')};
    background: ${token('fill.selected')};
    @media (forced-colors: active) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
  & [data-part='count'] {
    font-variant-numeric: tabular-nums;
    ${type('small')}
  }
  ${below('md')} {
    & svg {
      display: none;
    }
  }
`;

const Tabs = styled.nav`
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
`;
