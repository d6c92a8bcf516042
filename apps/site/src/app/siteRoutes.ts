import { paths, type FeatureManifest, type RouteOffer } from '@quarterdeck/contract';
import { frameVariants } from '@quarterdeck/contract/entities/authentication';
import { matchPath } from '@quarterdeck/ui/router';

/** A route of the site with the feature that answers for it; the host's own pages have none. */
export interface SiteRoute extends RouteOffer {
  feature: FeatureManifest | null;
}

const notFound = () => import('../screens/NotFoundScreen').then((file) => ({ default: file.NotFoundScreen }));
const failure = () => import('../screens/FailureScreen').then((file) => ({ default: file.FailureScreen }));
const maintenance = () => import('../screens/MaintenanceScreen').then((file) => ({ default: file.MaintenanceScreen }));

const comingSoon = () => import('../screens/ComingSoonScreen').then((file) => ({ default: file.ComingSoonScreen }));

/** Shown for every address that nobody knows. */
export const notFoundRoute: SiteRoute = {
  id: 'site.notFound',
  path: paths.notFound.pattern,
  screen: 'notFound',
  layout: 'empty',
  titleKey: 'site.notFound.pageTitle',
  prerender: 'page',
  load: notFound,
  feature: null,
};

/** The same page at every address that no route knows. */
export const lostRoute: SiteRoute = { ...notFoundRoute, id: 'site.lost', path: '*' };

/** Id of the route that leads on from `/`; it is no page of its own. */
export const startId = 'site.start';

const startRoute: SiteRoute = {
  id: startId,
  path: paths.start.pattern,
  screen: 'start',
  titleKey: 'site.start.pageTitle',
  load: () => import('../screens/StartScreen').then((file) => ({ default: file.StartScreen })),
  feature: null,
};

const ownRoutes: readonly SiteRoute[] = [
  notFoundRoute,
  {
    id: 'site.failure',
    path: paths.failure.pattern,
    screen: 'failure',
    layout: 'empty',
    titleKey: 'site.failure.pageTitle',
    load: failure,
    feature: null,
  },
  {
    id: 'site.maintenance',
    path: paths.maintenance.pattern,
    screen: 'maintenance',
    layout: 'empty',
    titleKey: 'site.maintenance.pageTitle',
    load: maintenance,
    feature: null,
  },
  ...frameVariants.map((variant): SiteRoute => ({
    id: `site.comingSoon.${variant}`,
    path: paths.comingSoon.href(variant),
    screen: 'comingSoon',
    layout: 'empty',
    titleKey: 'site.comingSoon.pageTitle',
    load: comingSoon,
    feature: null,
  })),
];

/** Where a feature decides by the visitor, no frame is drawn until it has; else that of the page which follows. */
function startRoutes(features: readonly FeatureManifest[]): SiteRoute[] {
  if (features.some(({ start }) => start !== undefined)) return [{ ...startRoute, layout: 'empty' }];
  return features.some(({ navigation = [] }) => navigation.length > 0) ? [startRoute] : [];
}

/**
 * All routes, features first, in the order of the host's list. Where none of them offers a start, `/` has no route: the
 * not-found page stands there, and nothing leads back to it.
 */
export function routesOf(features: readonly FeatureManifest[]): SiteRoute[] {
  return [
    ...features.flatMap((feature) => feature.routes.map((route) => ({ ...route, feature }))),
    ...startRoutes(features),
    ...ownRoutes,
  ];
}

/** The route that answers for an address; the not-found page when none does. */
export function routeAt(routes: readonly SiteRoute[], address: string): SiteRoute {
  return routes.find((route) => matchPath(route.path, address)) ?? notFoundRoute;
}

/** Whether an address leads somewhere: links to what is not built are left out. */
export function isKnownAddress(routes: readonly SiteRoute[], address: string): boolean {
  const path = address.split(/[?#]/)[0] ?? '';
  return routes.some((route) => matchPath(route.path, path));
}

/** Where `/` leads: what a feature says of this visitor, else the first page that a menu offers, else nowhere. */
export async function findStart(features: readonly FeatureManifest[]): Promise<string> {
  const decide = features.find(({ start }) => start !== undefined)?.start;
  if (decide) return decide();
  return features.flatMap((feature) => feature.navigation ?? [])[0]?.to ?? paths.start.href();
}
