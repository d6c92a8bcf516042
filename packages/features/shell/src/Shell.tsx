import { paths } from '@quarterdeck/contract';
import { useTranslation } from '@quarterdeck/i18n';
import { Breadcrumbs } from '@quarterdeck/ui/Breadcrumbs';
import { Layout, layoutTable, type BuiltLayoutName, type LayoutEntry } from '@quarterdeck/ui/Layout';
import { Logo } from '@quarterdeck/ui/Logo';
import { usePreferences } from '@quarterdeck/ui/preferences';
import { RouterLink, useLocation } from '@quarterdeck/ui/router';
import { findTrail } from '@quarterdeck/ui/VerticalNavigation';
import { useIsFrom } from '@quarterdeck/ui/viewport';
import { useMemo, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Footer } from './Footer';
import { useFramePieces } from './frame/useFramePieces';
import { MessagesProvider } from './inbox/MessagesProvider';
import { labelsOf } from './navigation/joinMenu';
import { PinnedNavigation, ShortNavigation, TreeNavigation } from './navigation/MainNavigation';
import { trailWithoutHome } from './navigation/trailWithoutHome';
import { useMenu } from './navigation/useMenu';
import { OfflineBanner } from './OfflineBanner';
import { HeaderSearch } from './search/HeaderSearch';
import { useShellHost } from './ShellContext';
import { ShortcutsProvider } from './shortcuts/ShortcutsProvider';
import { HeaderRoomContext, type HeaderRoom } from './tools/HeaderRoom';
import { HeaderTools } from './tools/HeaderTools';
import { PaletteButton } from './tools/SearchButton';
import { TopLinks } from './tools/TopLinks';
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
  const entry: LayoutEntry = layoutTable[layout];
  const { search, toolsFrom = 'lg', hasHeaderSlots } = entry;
  const room = useMemo(
    (): HeaderRoom => ({ tools: toolsFrom, messages: toolsFrom === 'xl' ? 'xl' : 'sm' }),
    [toolsFrom],
  );
  const [isNavigationOpen, setNavigationOpen] = useNavigationState(entry);
  const { headerLinks: HeaderLinks, tabBar: TabBar, headerAction: HeaderAction } = useFramePieces(hasHeaderSlots);

  const { known } = useMenu('default');

  // From what is known, so that the title does not move when the menu comes.
  const crumbs = useMemo(() => {
    const labels = labelsOf(known, trailWithoutHome(findTrail(known, pathname), host.offers));
    return (labels.length > 0 ? labels : [pageTitle]).map((label) => ({ label }));
  }, [known, pathname, pageTitle, host.offers]);

  return (
    <HeaderRoomContext value={room}>
      <MessagesProvider>
        <ShortcutsProvider>
          <Layout
            name={layout}
            brand={
              <Home to={paths.start.href()} aria-label={t('shell.home')}>
                <Logo size="sm" />
              </Home>
            }
            navigation={<TreeNavigation layout={entry} />}
            shortNavigation={<ShortNavigation layout={entry} />}
            pinned={entry.hasPinned ? <PinnedNavigation layout={entry} /> : null}
            address={pathname}
            userCard={<UserCard />}
            userButton={<UserButton />}
            search={search === 'navigation' ? <PaletteButton /> : search === 'header' ? <HeaderSearch /> : null}
            title={<Breadcrumbs crumbs={crumbs} aria-label={t('shell.breadcrumbs')} />}
            headerLinks={HeaderLinks ? <HeaderLinks /> : null}
            tabBar={TabBar ? <TabBar /> : null}
            topLinks={<TopLinks />}
            headerAction={HeaderAction ? <HeaderAction /> : null}
            tools={<HeaderTools search={search} />}
            footer={<Footer />}
            banner={<OfflineBanner />}
            toggleLabel={t('shell.toggleNavigation')}
            isNavigationOpen={isNavigationOpen}
            onNavigationOpenChange={setNavigationOpen}
          >
            {children}
          </Layout>
        </ShortcutsProvider>
      </MessagesProvider>
    </HeaderRoomContext>
  );
}

/** Whether the navigation stands beside the content, or is wide where it has two widths; each is remembered. */
function useNavigationState({ closesToRail = false }: LayoutEntry): [boolean, (isOpen: boolean) => void] {
  const isOpen = usePreferences((preferences) => preferences.isNavigationOpen);
  const isWide = usePreferences((preferences) => preferences.isNavigationWide);
  const set = usePreferences((preferences) => preferences.set);
  const hasRoom = useIsFrom('lg');
  if (closesToRail) return [isWide ?? hasRoom, (wide) => set({ isNavigationWide: wide })];
  return [isOpen, (open) => set({ isNavigationOpen: open })];
}

const Home = styled(RouterLink)`
  display: inline-flex;
  color: inherit;
  text-decoration: none;
  border-radius: 8px;
`;
