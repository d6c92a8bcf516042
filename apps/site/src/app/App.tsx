import type { FeatureManifest } from '@quarterdeck/contract';
import { errorWordsOf, kitMessagesOf } from '@quarterdeck/feature-shell';
import { SwitchLanguageContext, TranslatorProvider, useFormats, useTranslation } from '@quarterdeck/i18n';
import { ErrorWordsContext } from '@quarterdeck/ui/errorWords';
import { LocaleProvider } from '@quarterdeck/ui/LocaleProvider';
import { announce } from '@quarterdeck/ui/LiveRegion';
import { KitMessagesContext } from '@quarterdeck/ui/messages';
import { usePreferences } from '@quarterdeck/ui/preferences';
import { BrowserRouter } from '@quarterdeck/ui/router';
import { PageTheme } from '@quarterdeck/ui/ThemeProvider';
import { createUndoStack, showUndoToast, UndoContext } from '@quarterdeck/ui/undo';
import { QueryClientProvider } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { PageBoundary } from './PageBoundary';
import { Pages } from './Pages';
import type { Site } from './site';
import { useLanguageSwitch } from './useLanguageSwitch';
import { useThemeSheets } from './themeSheets';

export interface AppProps {
  site: Site;
  features: readonly FeatureManifest[];
}

/** The stack of providers under every page. */
export function App({ site, features }: AppProps) {
  return (
    <TranslatorProvider i18n={site.translator}>
      <QueryClientProvider client={site.queryClient}>
        <Words load={site.switchLanguage}>
          <Dress />
          {/* An address shows in the very key or click that asks for it, so that the next key meets it. */}
          <BrowserRouter useTransitions={false}>
            <PageBoundary>
              <Pages features={features} routes={site.routes} screens={site.screens} frame={site.frame} />
            </PageBoundary>
          </BrowserRouter>
        </Words>
      </QueryClientProvider>
    </TranslatorProvider>
  );
}

/** Gives the kit its words, the failures theirs, the undo stack its message, and every page the way to another language. */
function Words({ load, children }: { load: Site['switchLanguage']; children: ReactNode }) {
  const { t, i18n } = useTranslation();
  const { locale } = useFormats();
  const messages = useMemo(() => kitMessagesOf(t), [t]);
  const describeError = useMemo(() => errorWordsOf(t), [t]);
  const switchLanguage = useLanguageSwitch(load);
  const undo = useMemo(
    () =>
      createUndoStack(
        (labels, takeBack) => showUndoToast(labels, takeBack, kitMessagesOf(i18n.t.bind(i18n))),
        (label) => announce(i18n.t('site.undone', { label })),
      ),
    // Not the words: what was done before the language changed can still be taken back.
    [i18n],
  );
  return (
    <KitMessagesContext value={messages}>
      <ErrorWordsContext value={describeError}>
        <UndoContext value={undo}>
          <SwitchLanguageContext value={switchLanguage}>
            <LocaleProvider locale={locale}>{children}</LocaleProvider>
          </SwitchLanguageContext>
        </UndoContext>
      </ErrorWordsContext>
    </KitMessagesContext>
  );
}

/** Dresses the page as the person chose. */
function Dress() {
  const { theme, scheme, density, textSize, reduceMotion } = usePreferences();
  const { i18n } = useTranslation();
  const shownTheme = useThemeSheets(theme);
  return (
    <PageTheme
      theme={shownTheme}
      scheme={scheme}
      density={density}
      textSize={textSize}
      reduceMotion={reduceMotion}
      language={i18n.language}
    />
  );
}
