import { TranslatorProvider, useFormats, useTranslation, type Translator } from '@quarterdeck/i18n';
import { QuarterdeckProvider } from '@quarterdeck/ui/QuarterdeckProvider';
import type { ThemeProps } from '@quarterdeck/ui/ThemeProvider';
import type { UndoStack } from '@quarterdeck/ui/undo';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { errorWordsOf } from './errorWords';
import { kitMessagesOf } from './kitMessages';

export interface AppProvidersProps {
  translator: Translator;
  queryClient: QueryClient;
  /** @default one of its own */
  undo?: UndoStack | undefined;
  /** Puts a router around the pages: that of the browser, or one in memory. */
  renderRouter: (pages: ReactNode) => ReactNode;
  /** What the visitor chose for the page as a whole. @default nothing is applied to the page */
  preferences?: ThemeProps;
  /** BCP 47 tag of the formats of fields. @default that of the language */
  locale?: string | undefined;
  /** Shows messages and speaks announcements. @default false: the host does */
  hasRegions?: boolean;
  children: ReactNode;
}

/** The one stack of providers: under the site, under features in other apps, under every story and under hooks in tests. */
export function AppProviders({ translator, queryClient, renderRouter, children, ...page }: AppProvidersProps) {
  return (
    <TranslatorProvider i18n={translator}>
      <QueryClientProvider client={queryClient}>
        <Kit {...page}>{renderRouter(children)}</Kit>
      </QueryClientProvider>
    </TranslatorProvider>
  );
}

type KitProps = Omit<AppProvidersProps, 'translator' | 'queryClient' | 'renderRouter'>;

/** The kit in the language of the translator: its words and those of failures, formats, and the page's own language. */
function Kit({ undo, preferences, locale, hasRegions = false, children }: KitProps) {
  const { t, i18n } = useTranslation();
  const formats = useFormats();
  // A context that changes above boundaries that are not hydrated yet makes React hydrate all of them in one task; deferred,
  // it does not. After a change of the language the formats of fields follow the words by one render.
  const formatLocale = useDeferredValue(formats.locale);
  const messages = useMemo(() => kitMessagesOf(i18n, t), [i18n, t]);
  const describeError = useMemo(() => errorWordsOf(t), [t]);
  return (
    <QuarterdeckProvider
      language={i18n.language}
      {...preferences}
      locale={locale ?? formatLocale}
      messages={messages}
      describeError={describeError}
      isPage={preferences !== undefined}
      hasRegions={hasRegions}
      {...(undo ? { undo } : {})}
    >
      {children}
    </QuarterdeckProvider>
  );
}
