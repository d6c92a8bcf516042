import { paths, type CommandOffer, type FeatureManifest } from '@quarterdeck/contract';
import { Shell, ShellHostContext, type ShellHost } from '@quarterdeck/feature-shell';
import { useTranslation, type Language } from '@quarterdeck/i18n';
import { EmptyLayout, layoutTable, type BuiltLayoutName } from '@quarterdeck/ui/Layout';
import { usePreferences } from '@quarterdeck/ui/preferences';
import { Navigate, Route, Routes, useLocation, useNavigate } from '@quarterdeck/ui/router';
import { useUndo } from '@quarterdeck/ui/undo';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { chooseLayout } from './layoutChoice';
import { Overlays, type OverlayName } from './Overlays';
import { PageAnnouncer } from './PageAnnouncer';
import { PageBoundary } from './PageBoundary';
import { preload } from './preload';
import { RouteGuard } from './RouteGuard';
import { ScrollMemory } from './ScrollMemory';
import { isKnownAddress, notFoundRoute, routeAt, routesOf, startAddress, type SiteRoute } from './siteRoutes';

export interface PagesProps {
  features: readonly FeatureManifest[];
  switchLanguage: (language: Language) => Promise<void>;
}

/** Screens by their key, loaded once. */
function lazyScreens(routes: readonly SiteRoute[]): ReadonlyMap<string, ComponentType> {
  return new Map(routes.map(({ screen, load }) => [screen, lazy(load)]));
}

/** The pages of the site inside their frame, with what lies over every page. */
export function Pages({ features, switchLanguage }: PagesProps) {
  const routes = useMemo(() => routesOf(features), [features]);
  const screens = useMemo(() => lazyScreens(routes), [routes]);
  const { pathname, search } = useLocation();
  const routerNavigate = useNavigate();
  const undo = useUndo();
  const queryClient = useQueryClient();
  const { t } = useTranslation();
  const preference = usePreferences((preferences) => preferences.layout);
  const [overlay, setOverlay] = useState<OverlayName | null>(null);

  // The start address shows the frame of the page it leads to from its first moment.
  const route = routeAt(routes, pathname === paths.start.pattern ? startAddress(features) : pathname);
  const [isNewScreen] = useState(() => {
    let shown = route.screen;
    return (screen: string) => {
      const isNew = shown !== screen;
      shown = screen;
      return isNew;
    };
  });
  const layout = chooseLayout({ query: new URLSearchParams(search).get('layout'), route: route.layout, preference });
  const title = t(route.titleKey);

  const host = useMemo<ShellHost>(() => {
    const navigate = (to: string) => void routerNavigate(to);
    const run = async (command: CommandOffer) => {
      const done = await command.run({ navigate });
      if (done) undo.offer(done);
    };
    return {
      offers: features.flatMap((feature) => feature.navigation ?? []),
      commands: features.flatMap((feature) => feature.commands ?? []),
      runCommand: (command) => void run(command),
      isKnownAddress: (address) => isKnownAddress(routes, address),
      showsUnknownItems: import.meta.env.DEV,
      onIntent: (address) =>
        preload(routeAt(routes, address === paths.start.pattern ? startAddress(features) : address), queryClient),
      switchLanguage,
      openPalette: () => setOverlay('palette'),
      openKeySheet: () => setOverlay('keys'),
      openAppearance: () => setOverlay('appearance'),
    };
  }, [features, routes, routerNavigate, undo, queryClient, switchLanguage]);

  const elementOf = (target: SiteRoute) => {
    const Screen = screens.get(target.screen);
    return Screen ? (
      <RouteGuard key={target.screen} guard={target.guard}>
        <PageBoundary form="region" resetKeys={[pathname]}>
          <Suspense fallback={null}>
            <Screen />
            <PageAnnouncer screen={target.screen} title={t(target.titleKey)} onShown={isNewScreen} />
          </Suspense>
        </PageBoundary>
      </RouteGuard>
    ) : null;
  };

  return (
    <ShellHostContext value={host}>
      <Frame layout={layout} pageTitle={title}>
        <Routes>
          <Route path={paths.start.pattern} element={<Navigate to={startAddress(features)} replace />} />
          {routes.map((target) => (
            <Route key={target.id} path={target.path} element={elementOf(target)} />
          ))}
          <Route path="*" element={elementOf(notFoundRoute)} />
        </Routes>
      </Frame>
      <ScrollMemory region={layoutTable[layout].scrolls} />
      <Overlays open={overlay} onOpenChange={setOverlay} />
    </ShellHostContext>
  );
}

interface FrameProps {
  layout: BuiltLayoutName;
  pageTitle: string;
  children: ReactNode;
}

/** A page that stands alone loads no frame. */
function Frame({ layout, pageTitle, children }: FrameProps) {
  if (layout === 'empty') return <EmptyLayout>{children}</EmptyLayout>;
  return (
    <Suspense fallback={null}>
      <Shell layout={layout} pageTitle={pageTitle}>
        {children}
      </Shell>
    </Suspense>
  );
}
