import type { FeatureManifest } from '@quarterdeck/contract';
import {
  AppearanceButton,
  Footer,
  Shell,
  ShellHostContext,
  type ScreenKeys,
  type ShellHost,
} from '@quarterdeck/feature-shell';
import { preload, ScreenRoutes, SessionGate, useOffers } from '@quarterdeck/host';
import { useTranslation } from '@quarterdeck/i18n';
import { holdKeys } from '@quarterdeck/ui/heldKeys';
import { HostActionsContext, type HostActions } from '@quarterdeck/ui/hostActions';
import { useHydrated } from '@quarterdeck/ui/hydrated';
import { EmptyLayout, layoutTable, PageInset, type BuiltLayoutName } from '@quarterdeck/ui/Layout';
import { usePreferences } from '@quarterdeck/ui/preferences';
import { matchPath, useLocation, useNavigate } from '@quarterdeck/ui/router';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useCallback, useDeferredValue, useEffect, useMemo, useState, type ReactNode } from 'react';
import { chooseLayout } from './layoutChoice';
import { Overlays, type OverlayName } from './Overlays';
import { PageAnnouncer } from './PageAnnouncer';
import { PagePlaceholder } from './PagePlaceholder';
import { scenarioCommands } from './scenarioCommands';
import { ScrollMemory } from './ScrollMemory';
import { searchFeatures } from './searchFeatures';
import type { Site } from './site';
import { SiteFailure } from './SiteFailure';
import { LanguageButton } from '../screens/LanguageButton';
import { isKnownAddress, lostRoute, routeAt, startId } from './siteRoutes';
import { loadThemeSheets } from './themeSheets';
import { prerenderedDemo, useDemo } from './useDemo';

export interface PagesProps {
  site: Pick<Site, 'features' | 'routes' | 'screens' | 'guards' | 'frame'>;
}

/** Keys of the screens that have some, below the names of their first pages. */
function keysOf(features: readonly FeatureManifest[]): ScreenKeys[] {
  return features.flatMap(({ keys = {}, routes }) =>
    Object.entries(keys).flatMap(([screen, offered]) => {
      const own = routes.filter((route) => route.screen === screen);
      const isAt = (pathname: string) => own.some(({ path }) => matchPath(path, pathname) !== null);
      return own.slice(0, 1).map(({ titleKey }) => ({ titleKey, keys: offered, isAt }));
    }),
  );
}

/** The pages of the site inside their frame, with what lies over every page. */
export function Pages({ site: { features, routes, screens, guards, frame } }: PagesProps) {
  const { pathname, search } = useLocation();
  const routerNavigate = useNavigate();
  const queryClient = useQueryClient();
  const { t, i18n } = useTranslation();
  const preference = usePreferences((preferences) => preferences.layout);
  const [overlay, setOverlay] = useState<OverlayName | null>(null);

  const route = routeAt(routes, pathname);
  const [isNewScreen] = useState(() => {
    // The start address is no page of its own: where it leads is the first one.
    let shown = route.id === startId ? undefined : route.screen;
    return (screen: string) => {
      if (screen === startId && shown === undefined) return false;
      const isNew = shown !== undefined && shown !== screen;
      shown = screen;
      return isNew;
    };
  });
  useEffect(() => {
    // What had the focus goes with the frame, so the page that the start leads to is a new one, also where it is the same.
    if (route.id === startId) isNewScreen(startId);
  }, [route.id, isNewScreen]);
  const query = new URLSearchParams(search).get('layout');
  const layout = chooseLayout({ query, route: route.layout, preference });
  const title = t(route.titleKey);

  const openDemoReset = useCallback(() => setOverlay('demoReset'), []);
  const demoActions = useDemo(openDemoReset);
  const { demo } = demoActions;
  const navigate = useCallback(
    (to: string) => {
      if (frame.known()?.confirmLeave?.(location.pathname, to)) return;
      // As links do: the page that is shown already is no second step back.
      void routerNavigate(to, { replace: to === location.pathname + location.search });
    },
    [frame, routerNavigate],
  );
  const { runCommand, commands, renderWidget } = useOffers(features, navigate);
  const host = useMemo<ShellHost>(() => {
    const scenarios = import.meta.env.DEV && demo ? scenarioCommands(demo) : [];
    return {
      offers: features.flatMap((feature) => feature.navigation ?? []),
      commands: [...features.flatMap((feature) => feature.commands ?? []), ...scenarios],
      runCommand,
      screenKeys: keysOf(features),
      frame,
      navigate,
      isKnownAddress: (address) => isKnownAddress(routes, address),
      showsUnknownItems: import.meta.env.DEV,
      onIntent: (address) => preload(routeAt(routes, address), screens, address, queryClient),
      find: (text) => searchFeatures(features, text, (key) => i18n.t(key), queryClient),
      openPalette: () => {
        holdKeys();
        setOverlay('palette');
      },
      openKeySheet: () => setOverlay('keys'),
      openAppearance: () => setOverlay('appearance'),
      // What fails is said where a theme is chosen.
      loadThemes: () => void loadThemeSheets().catch(() => undefined),
      ...(demo ? { openDemoReset } : {}),
    };
  }, [features, frame, routes, screens, navigate, runCommand, queryClient, i18n, demo, openDemoReset]);

  const hostActions = useMemo<HostActions>(
    () => ({
      openKeySheet: host.openKeySheet,
      ...(host.loadThemes ? { loadThemes: host.loadThemes } : {}),
      isKnownAddress: host.isKnownAddress,
      renderLanguages: () => <LanguageButton />,
      renderFooter: () => <Footer />,
      commands,
      renderWidget,
      ...demoActions,
    }),
    [host, commands, renderWidget, demoActions],
  );

  return (
    <HostActionsProvider actions={hostActions}>
      <ShellHostContext value={host}>
        <Frame
          layout={layout}
          standsAlone={route.layout === 'empty'}
          isChosen={query === null && route.layout === undefined}
          pageTitle={title}
          isCentered={route.layout === 'centered'}
        >
          <ScreenRoutes
            features={features}
            routes={[...routes, lostRoute]}
            screens={screens}
            guards={guards}
            fallback={<PagePlaceholder />}
            reloads
            renderFailure={(failure) => (
              <SiteFailure failure={failure} routes={routes} form={layout === 'empty' ? 'page' : 'region'} />
            )}
            renderBeside={({ id, screen, titleKey }) =>
              id === startId ? null : <PageAnnouncer screen={screen} title={t(titleKey)} onShown={isNewScreen} />
            }
          />
        </Frame>
        <ScrollMemory region={layoutTable[layout].scrolls} />
        <Overlays open={overlay} onOpenChange={setOverlay} />
        <SessionGate features={features} />
      </ShellHostContext>
    </HostActionsProvider>
  );
}

/**
 * Gives every page what it may do with the host. A context that changes above boundaries that are not hydrated yet makes
 * React hydrate all of them in one task; deferred, it does not.
 */
function HostActionsProvider({ actions, children }: { actions: HostActions; children: ReactNode }) {
  const isHydrated = useDeferredValue(useHydrated());
  const value = useMemo(
    () => (isHydrated || actions.demoAccount ? actions : { ...actions, ...prerenderedDemo }),
    [isHydrated, actions],
  );
  return <HostActionsContext value={value}>{children}</HostActionsContext>;
}

interface FrameProps {
  layout: BuiltLayoutName;
  /** Whether the page is one that stands alone, whatever was chosen. */
  standsAlone: boolean;
  /** Whether the person has chosen the layout, so that an empty one needs a way back. */
  isChosen: boolean;
  pageTitle: string;
  /** Whether the page is made for the centered layout. */
  isCentered: boolean;
  children: ReactNode;
}

/** A page that stands alone loads no frame; one in the empty layout keeps its screen when another is chosen. */
function Frame({ layout, standsAlone, isChosen, pageTitle, isCentered, children }: FrameProps) {
  if (standsAlone && layout === 'empty') return <EmptyLayout>{children}</EmptyLayout>;
  return (
    <Suspense fallback={null}>
      <Shell layout={layout} pageTitle={pageTitle}>
        <PageInset data-inset={isCentered && layout !== 'centered' ? '' : undefined}>{children}</PageInset>
        {layout === 'empty' && isChosen ? (
          <Suspense fallback={null}>
            <AppearanceButton />
          </Suspense>
        ) : null}
      </Shell>
    </Suspense>
  );
}
