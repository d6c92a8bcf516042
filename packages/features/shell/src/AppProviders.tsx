import { TranslatorProvider, useFormats, useTranslation, type Translator } from '@quarterdeck/i18n';
import { ErrorWordsContext } from '@quarterdeck/ui/errorWords';
import { LocaleProvider } from '@quarterdeck/ui/LocaleProvider';
import { KitMessagesContext } from '@quarterdeck/ui/messages';
import { PageTheme, type ThemeProps } from '@quarterdeck/ui/ThemeProvider';
import { UndoContext, type UndoStack } from '@quarterdeck/ui/undo';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { errorWordsOf } from './errorWords';
import { kitMessagesOf } from './kitMessages';

export interface AppProvidersProps {
  translator: Translator;
  queryClient: QueryClient;
  undo: UndoStack;
  /** Puts a router around the pages: that of the browser, or one in memory. */
  renderRouter: (pages: ReactNode) => ReactNode;
  /** What the visitor chose for the page as a whole. @default nothing is applied to the page */
  preferences?: ThemeProps;
  /** BCP 47 tag of the formats of fields. @default that of the language */
  locale?: string;
  children: ReactNode;
}

/** The one stack of providers: under the site, under every story, and under hooks in tests. */
export function AppProviders({
  translator,
  queryClient,
  undo,
  renderRouter,
  preferences,
  locale,
  children,
}: AppProvidersProps) {
  return (
    <TranslatorProvider i18n={translator}>
      <QueryClientProvider client={queryClient}>
        <UndoContext value={undo}>
          <Words preferences={preferences} locale={locale}>
            {renderRouter(children)}
          </Words>
        </UndoContext>
      </QueryClientProvider>
    </TranslatorProvider>
  );
}

interface WordsProps {
  preferences: ThemeProps | undefined;
  locale: string | undefined;
  children: ReactNode;
}

/** What follows the language: the words of the kit and of failures, formats, and the page's own language. */
function Words({ preferences, locale, children }: WordsProps) {
  const { t, i18n } = useTranslation();
  const formats = useFormats();
  const messages = useMemo(() => kitMessagesOf(t), [t]);
  const describeError = useMemo(() => errorWordsOf(t), [t]);
  return (
    <KitMessagesContext value={messages}>
      <ErrorWordsContext value={describeError}>
        {preferences ? <PageTheme language={i18n.language} {...preferences} /> : null}
        <LocaleProvider locale={locale ?? formats.locale}>{children}</LocaleProvider>
      </ErrorWordsContext>
    </KitMessagesContext>
  );
}
