import { paths } from '@quarterdeck/contract';
import { useTranslation } from '@quarterdeck/i18n';
import { Breadcrumbs } from '@quarterdeck/ui/Breadcrumbs';
import { Layout, layoutTable, type BuiltLayoutName } from '@quarterdeck/ui/Layout';
import { usePreloadedPart } from '@quarterdeck/ui/lazyPart';
import { Logo } from '@quarterdeck/ui/Logo';
import { usePreferences } from '@quarterdeck/ui/preferences';
import { opensElsewhere, RouterLink, useLocation } from '@quarterdeck/ui/router';
import { findTrail, LazyVerticalNavigation } from '@quarterdeck/ui/VerticalNavigation';
import { useMemo, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Footer } from './Footer';
import { useFramePieces } from './frame/useFramePieces';
import { labelsOf } from './navigation/joinMenu';
import { trailWithoutHome } from './navigation/trailWithoutHome';
import { useMenu } from './navigation/useMenu';
import { OfflineBanner } from './OfflineBanner';
import { useShellHost } from './ShellContext';
import { HeaderTools } from './tools/HeaderTools';
import { SearchButton } from './tools/SearchButton';
import { UserButton, UserCard } from './user/UserButton';

export interface ShellProps {
  layout: BuiltLayoutName;
  /** Title of the page, shown where the menu does not know it. */
  pageTitle: string;
  children: ReactNode;
}

/** The frame around every page: the chosen layout with its menu, tools and person. */
export function Shell({ layout, pageTitle, children }: ShellProps) {
  const { t } = useTranslation();
  const host = useShellHost();
  const { pathname } = useLocation();
  const isNavigationOpen = usePreferences((preferences) => preferences.isNavigationOpen);
  const set = usePreferences((preferences) => preferences.set);
  const { menu: menuName, appearance, search, hasHeaderSlots } = layoutTable[layout];
  const { headerLinks: HeaderLinks, tabBar: TabBar, headerAction: HeaderAction } = useFramePieces(hasHeaderSlots);

  const { menu, known } = useMenu(menuName);

  // Layouts that show it from the start have loaded it.
  usePreloadedPart(LazyVerticalNavigation);

  // From what is known, so that the title does not move when the menu comes.
  const crumbs = useMemo(() => {
    const labels = labelsOf(known, trailWithoutHome(findTrail(known, pathname), host.offers));
    return (labels.length > 0 ? labels : [pageTitle]).map((label) => ({ label }));
  }, [known, pathname, pageTitle, host.offers]);

  return (
    <Layout
      name={layout}
      brand={
        <Home to={paths.start.href()} aria-label={t('shell.home')}>
          <Logo size="sm" />
        </Home>
      }
      navigation={
        <LazyVerticalNavigation
          items={menu}
          address={pathname}
          appearance={appearance}
          onIntent={host.onIntent}
          onFollow={(href, event) => {
            if (opensElsewhere(event)) return;
            event.preventDefault();
            host.navigate(href);
          }}
        />
      }
      address={pathname}
      userCard={<UserCard />}
      userButton={<UserButton />}
      search={<SearchButton />}
      title={<Breadcrumbs crumbs={crumbs} aria-label={t('shell.breadcrumbs')} />}
      headerLinks={HeaderLinks ? <HeaderLinks /> : null}
      tabBar={TabBar ? <TabBar /> : null}
      headerAction={HeaderAction ? <HeaderAction /> : null}
      tools={<HeaderTools search={search} />}
      footer={<Footer />}
      banner={<OfflineBanner />}
      toggleLabel={t('shell.toggleNavigation')}
      isNavigationOpen={isNavigationOpen}
      onNavigationOpenChange={(isOpen) => set({ isNavigationOpen: isOpen })}
    >
      {children}
    </Layout>
  );
}

const Home = styled(RouterLink)`
  display: inline-flex;
  color: inherit;
  text-decoration: none;
  border-radius: 8px;
`;
