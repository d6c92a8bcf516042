import { paths } from '@quarterdeck/contract';
import { useBacklogCount } from '@quarterdeck/data/visit/useProject';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { Icon, type IconProps } from '@quarterdeck/ui/Icon';
import { opensElsewhere, RouterLink, useLocation } from '@quarterdeck/ui/router';
import { TabBar } from '@quarterdeck/ui/TabBar';
import { below, token, type } from '@quarterdeck/ui/tokens';
import { VisuallyHidden } from '@quarterdeck/ui/VisuallyHidden';
import { CircleHelp, House, ListChecks, Settings, Store } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
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
  const { number } = useFormats();
  const { pathname } = useLocation();
  const count = useBacklogCount();
  return (
    <TabBar
      aria-label={t('project.frame.label')}
      items={tabs.map(({ to, icon, titleKey }) => ({
        href: to,
        icon,
        label: t(titleKey),
        current: currentAt(pathname, to),
        ...(to === paths.backlog.href() && count !== undefined
          ? { badge: count, badgeLabel: t('project.frame.items', { count, formatted: number(count) }) }
          : {}),
      }))}
      onFollow={(to, event) => askBeforeLeaving(event, pathname, to)}
    />
  );
}

const currentAt = (pathname: string, to: string) => (pathname === to ? 'page' : pathname.startsWith(`${to}/`));

/** From the marketplace with a selection to the backlog it asks first. */
function askBeforeLeaving(event: MouseEvent, pathname: string, to: string): void {
  if (!opensElsewhere(event) && confirmLeave(pathname, to)) event.preventDefault();
}

interface ProductLinkProps extends Pick<IconProps, 'icon'> {
  to: string;
  children: ReactNode;
}

/** Leads to a page of the product. */
function ProductLink({ to, children, ...icon }: ProductLinkProps) {
  const { pathname } = useLocation();
  return (
    <RouterLink
      to={to}
      aria-current={currentAt(pathname, to) || undefined}
      onClick={(event) => askBeforeLeaving(event, pathname, to)}
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
