import { paths } from '@quarterdeck/contract';
import { useTranslation } from '@quarterdeck/i18n';
import { Breadcrumbs } from '@quarterdeck/ui/Breadcrumbs';
import { Layout, layoutTable, type BuiltLayoutName } from '@quarterdeck/ui/Layout';
import { Logo } from '@quarterdeck/ui/Logo';
import { usePreferences } from '@quarterdeck/ui/preferences';
import { RouterLink, useLocation } from '@quarterdeck/ui/router';
import { findTrail, VerticalNavigation } from '@quarterdeck/ui/VerticalNavigation';
import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Footer } from './Footer';
import { joinMenu, labelsOf } from './navigation/joinMenu';
import { OfflineBanner } from './OfflineBanner';
import { shellQueries } from './queries/shellQueries';
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
  const { t, i18n } = useTranslation();
  const host = useShellHost();
  const { pathname } = useLocation();
  const isNavigationOpen = usePreferences((preferences) => preferences.isNavigationOpen);
  const set = usePreferences((preferences) => preferences.set);
  const { menu: menuName, appearance } = layoutTable[layout];
  const navigation = useQuery({ ...shellQueries.navigation(), enabled: menuName !== null });

  const menu = useMemo(() => {
    // Where the menus do not arrive, what the features offer is still known.
    const fallback = navigation.isError
      ? host.offers.map(({ id }) => ({ id, title: id, type: 'basic' as const }))
      : undefined;
    const items = menuName === null ? [] : (navigation.data?.[menuName] ?? fallback);
    return (
      items &&
      joinMenu(items, {
        offers: host.offers,
        translate: (id, title) => {
          const key = `shell.navigation.${id}`;
          const offer = host.offers.find((candidate) => candidate.id === id);
          if (offer) return t(offer.titleKey);
          return i18n.exists(`${key}.title`) ? t(`${key}.title`) : i18n.exists(key) ? t(key) : title;
        },
        showsUnknown: host.showsUnknownItems,
      })
    );
  }, [navigation.data, navigation.isError, menuName, host, t, i18n]);

  const crumbs = useMemo(() => {
    const labels = labelsOf(menu ?? [], findTrail(menu ?? [], pathname));
    return (labels.length > 0 ? labels : [pageTitle]).map((label) => ({ label }));
  }, [menu, pathname, pageTitle]);

  return (
    <Layout
      name={layout}
      brand={
        <Home to={paths.start.href()} aria-label={t('shell.home')}>
          <Logo size="sm" />
        </Home>
      }
      navigation={
        <VerticalNavigation items={menu} address={pathname} appearance={appearance} onIntent={host.onIntent} />
      }
      userCard={<UserCard />}
      userButton={<UserButton />}
      search={<SearchButton />}
      title={<Breadcrumbs crumbs={crumbs} aria-label={t('shell.breadcrumbs')} />}
      tools={<HeaderTools />}
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
