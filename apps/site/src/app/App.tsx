import type { FeatureManifest } from '@quarterdeck/contract';
import { isWrite } from '@quarterdeck/data/writes/defineWrite';
import { useOutbox } from '@quarterdeck/data/writes/useWrite';
import { AppProviders, kitMessagesOf, shellWrites, type AppProvidersProps } from '@quarterdeck/feature-shell';
import { SwitchLanguageContext } from '@quarterdeck/i18n';
import { announce } from '@quarterdeck/ui/LiveRegion';
import { usePreferences } from '@quarterdeck/ui/preferences';
import { BrowserRouter } from '@quarterdeck/ui/router';
import { createUndoStack, showUndoToast } from '@quarterdeck/ui/undo';
import { useState, type ReactNode } from 'react';
import { PageBoundary } from './PageBoundary';
import { Pages } from './Pages';
import type { Site } from './site';
import { useLanguageSwitch } from './useLanguageSwitch';
import { useThemeSheets } from './themeSheets';

export interface AppProps {
  site: Site;
  features: readonly FeatureManifest[];
  /** @default the router of the browser's address */
  renderRouter?: AppProvidersProps['renderRouter'];
}

/** The site: its providers, and its pages in them. */
export function App({ site, features, renderRouter = renderBrowserRouter }: AppProps) {
  const { translator, queryClient } = site;
  const { theme: wantedTheme, scheme, density, textSize, reduceMotion } = usePreferences();
  const theme = useThemeSheets(wantedTheme, translator);
  const [undo] = useState(() => {
    const t = translator.t.bind(translator);
    return createUndoStack(
      // Not the words of now: what was done before the language changed can still be taken back.
      (labels, takeBack) => showUndoToast(labels, takeBack, kitMessagesOf(t)),
      (label) => announce(t('site.undone', { label })),
    );
  });
  return (
    <AppProviders
      translator={translator}
      queryClient={queryClient}
      undo={undo}
      renderRouter={renderRouter}
      preferences={{ theme, scheme, density, textSize, reduceMotion }}
    >
      <Outbox features={features} />
      <LanguageSwitch load={site.switchLanguage}>
        <PageBoundary>
          <Pages features={features} site={site} />
        </PageBoundary>
      </LanguageSwitch>
    </AppProviders>
  );
}

/** An address shows in the very key or click that asks for it, so that the next key meets it. */
const renderBrowserRouter = (pages: ReactNode) => <BrowserRouter useTransitions={false}>{pages}</BrowserRouter>;

/** Keeps what is written over a reload; the feature whose write it is brings the code for it. */
function Outbox({ features }: Pick<AppProps, 'features'>) {
  useOutbox(async (id) => {
    const owner = [shellWrites, ...features].find((feature) => id.startsWith(`${feature.id}.`));
    const write = (await owner?.loadWrites?.())?.find((one) => one.id === id);
    return isWrite(write) ? write : undefined;
  });
  return null;
}

/** Gives every page the way to another language. */
function LanguageSwitch({ load, children }: { load: Site['switchLanguage']; children: ReactNode }) {
  return <SwitchLanguageContext value={useLanguageSwitch(load)}>{children}</SwitchLanguageContext>;
}
