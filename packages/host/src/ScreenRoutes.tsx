import { paths, type FeatureManifest, type RouteOffer } from '@quarterdeck/contract';
import { useSignedOutOffline } from '@quarterdeck/data/session/signedOutOffline';
import { Navigate, Route, Routes } from '@quarterdeck/ui/router';
import { Activity, Fragment, Suspense, type ReactNode } from 'react';
import type { Guards } from './guards';
import { PageBoundary, type PageBoundaryProps } from './PageBoundary';
import type { Screens } from './screens';
import { useKeptRoutes } from './useKeptRoutes';

export interface ScreenRoutesProps<Offer extends RouteOffer> {
  /** Whose redirects are followed. */
  features: readonly FeatureManifest[];
  /** In the order in which they are asked for an address. */
  routes: readonly Offer[];
  screens: Screens;
  guards: Guards;
  /** Shown while a guard or a screen loads. */
  fallback: ReactNode;
  /** Loads the page anew by itself with the connection, where a screen did not load. @default false */
  reloads?: boolean;
  /** The host's own look of a screen that failed. @default the plain one */
  renderFailure?: PageBoundaryProps['renderFailure'];
  /** What comes with the screen of a route. @default nothing */
  renderBeside?: (route: Offer) => ReactNode;
  /** Shown at addresses that no route knows. @default nothing */
  children?: ReactNode;
}

/** The screens of all routes by the address, each behind its guard; one that fails takes nothing around it along. */
export function ScreenRoutes<Offer extends RouteOffer>({
  features,
  routes,
  screens,
  guards,
  fallback,
  reloads = false,
  renderFailure,
  renderBeside,
  children = null,
}: ScreenRoutesProps<Offer>) {
  const isSignedOutOffline = useSignedOutOffline();
  const kept = useKeptRoutes(routes);
  const elementOf = (route: Offer) => {
    // Whoever goes Back would find what the person has left in the memory of the page.
    if (isSignedOutOffline && route.path !== paths.signOut.pattern)
      return <Navigate to={paths.signOut.href()} replace />;
    const Screen = screens.get(route.screen);
    const Guard = (route.guard && guards.get(route.guard)) ?? Fragment;
    return Screen ? (
      // The key lets routes of one screen share it, so that moving between them keeps its state.
      <Suspense key={route.screen} fallback={fallback}>
        <PageBoundary form="region" reloads={reloads} {...(renderFailure ? { renderFailure } : {})}>
          <Guard>
            <Suspense fallback={fallback}>
              <Screen />
              {renderBeside?.(route)}
            </Suspense>
          </Guard>
        </PageBoundary>
      </Suspense>
    ) : null;
  };
  const renderRoute = (route: Offer) => <Route key={route.id} path={route.path} element={elementOf(route)} />;
  return (
    <>
      {kept.some(({ isShown }) => isShown) ? null : (
        <Routes>
          {features
            .flatMap((feature) => feature.redirects ?? [])
            .map(({ path, to }) => (
              <Route key={path} path={path} element={<Navigate to={to} replace />} />
            ))}
          {routes.map(renderRoute)}
          <Route path="*" element={children} />
        </Routes>
      )}
      {kept.map(({ id, location, isShown }) => (
        <Activity key={id} mode={isShown ? 'visible' : 'hidden'}>
          <Routes location={location}>{routes.filter((route) => route.id === id).map(renderRoute)}</Routes>
        </Activity>
      ))}
    </>
  );
}
