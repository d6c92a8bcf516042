import { routesOf } from '../src/app/siteRoutes';
import { configuredLayout } from '../src/app/layoutChoice';
import { features } from '../src/features';
import { builtLayouts } from '@quarterdeck/ui/Layout';
import { languages } from '@quarterdeck/i18n';
import { themeNames } from '@quarterdeck/ui/tokens';

/** Facts of the site that the build writes into its pages; loaded by Vite, as they are TypeScript of the site. */
export const facts = {
  routes: routesOf(features).map(({ id, path, screen, layout, guard }) => ({
    id,
    path,
    screen,
    layout: layout ?? null,
    guard: guard ?? null,
  })),
  layouts: builtLayouts,
  configuredLayout,
  languages,
  themes: themeNames,
};

export { renderSkeletons, renderFrames, renderNotFound, renderPainted } from '../src/prerender';
