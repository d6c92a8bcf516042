import { routesOf } from '../src/app/siteRoutes';
import { configuredLayout } from '../src/app/layoutChoice';
import { features } from '../src/features';
import { builtLayouts, layoutTable } from '@quarterdeck/ui/Layout';
import { languages } from '@quarterdeck/i18n';
import { themeNames } from '@quarterdeck/ui/tokens';

/** Facts of the site that the build writes into its pages; loaded by Vite, as they are TypeScript of the site. */
export const facts = {
  routes: routesOf(features).map(({ path, layout, guard, load, feature }) => ({
    path,
    layout: layout ?? null,
    keys: guard?.keys ?? null,
    closedBy: guard?.closedBy ?? [],
    feature,
    load,
  })),
  layouts: builtLayouts,
  configuredLayout,
  languages,
  themes: themeNames,
};

export { notFoundPath, renderFrames, renderPages, renderPlaceholders, renderStartFailure } from '../src/prerender';
export { features, layoutTable };
