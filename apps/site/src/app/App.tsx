import { shellWrites } from '@quarterdeck/feature-shell';
import { AppProviders, Outbox, PageBoundary, useLanguageSwitch, type AppProvidersProps } from '@quarterdeck/host';
import { pickLanguage, SwitchLanguageContext } from '@quarterdeck/i18n';
import { usePreferences } from '@quarterdeck/ui/preferences';
import { BrowserRouter } from '@quarterdeck/ui/router';
import { memo, useEffect, type ReactNode } from 'react';
import { Pages } from './Pages';
import type { Site } from './site';
import { SiteFailure } from './SiteFailure';
import { useThemeSheets } from './themeSheets';

export interface AppProps {
  site: Site;
  /** @default the router of the browser's address */
  renderRouter?: AppProvidersProps['renderRouter'];
}

/** The site: its providers, and its pages in them. */
export function App({ site, renderRouter = renderBrowserRouter }: AppProps) {
  const { translator, queryClient } = site;
  const { theme: wantedTheme, scheme, density, textSize, reduceMotion } = usePreferences();
  const theme = useThemeSheets(wantedTheme, translator);
  return (
    <AppProviders
      translator={translator}
      queryClient={queryClient}
      renderRouter={renderRouter}
      preferences={{ theme, scheme, density, textSize, reduceMotion }}
    >
      <Inside site={site} />
    </AppProviders>
  );
}

/** What stays as it is when the colours of the page change. */
const Inside = memo(({ site }: { site: Site }) => (
  <>
    <Outbox owners={[shellWrites, ...site.features]} />
    <LanguageSwitch site={site}>
      <PageBoundary
        reloads
        renderFailure={(failure) => <SiteFailure failure={failure} routes={site.routes} form="page" />}
      >
        <Pages site={site} />
      </PageBoundary>
    </LanguageSwitch>
  </>
));

/** An address shows in the very key or click that asks for it, so that the next key meets it. */
const renderBrowserRouter = (pages: ReactNode) => <BrowserRouter useTransitions={false}>{pages}</BrowserRouter>;

/** Gives every page the way to another language, and follows the one that was chosen in another tab. */
function LanguageSwitch({ site, children }: { site: Site; children: ReactNode }) {
  const switchLanguage = useLanguageSwitch(site.switchLanguage);
  useEffect(
    () =>
      usePreferences.subscribe(({ language: chosen }, { language: before }) => {
        // Also the one that is shown: another one may be on its way.
        if (chosen !== null && chosen !== before) void switchLanguage(pickLanguage([chosen]));
      }),
    [switchLanguage],
  );
  return <SwitchLanguageContext value={switchLanguage}>{children}</SwitchLanguageContext>;
}
