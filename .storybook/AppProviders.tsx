import { errorWordsOf, kitMessagesOf } from '@quarterdeck/feature-shell';
import { pickLanguage, TranslatorProvider } from '@quarterdeck/i18n';
import { ErrorWordsContext } from '@quarterdeck/ui/errorWords';
import { LocaleProvider } from '@quarterdeck/ui/LocaleProvider';
import { KitMessagesContext, type KitMessages } from '@quarterdeck/ui/messages';
import { MemoryRouter } from '@quarterdeck/ui/router';
import { PageTheme } from '@quarterdeck/ui/ThemeProvider';
import { createUndoStack, showUndoToast, UndoContext } from '@quarterdeck/ui/undo';
import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useMemo, useState, type ReactNode } from 'react';
import { translatorOf } from './messages';

export interface AppProvidersProps {
  globals: Readonly<Record<string, unknown>>;
  children: ReactNode;
  /** Address the story starts at. @default '/' */
  address?: string;
}

/** The one stack of providers under every story: theme, words, router, queries, undo. */
export function AppProviders({ globals, children, address = '/' }: AppProvidersProps) {
  const translator = translatorOf(globals['locale']);
  const words = useMemo(() => {
    const t = translator.t.bind(translator);
    return { kit: kitMessagesOf(t), errors: errorWordsOf(t) };
  }, [translator]);
  // A change of these is a new page: nothing fetched or remembered may leak from one to the other.
  const page = JSON.stringify(['scenario', 'mix', 'latency', 'clock', 'locale'].map((name) => globals[name]));
  return (
    <TranslatorProvider i18n={translator}>
      <LocaleProvider locale={locale(globals)}>
        <KitMessagesContext value={words.kit}>
          <ErrorWordsContext value={words.errors}>
            <PageTheme {...globals} language={pickLanguage([String(globals['locale'])])} />
            <Page key={page} address={address} messages={words.kit}>
              {children}
            </Page>
          </ErrorWordsContext>
        </KitMessagesContext>
      </LocaleProvider>
    </TranslatorProvider>
  );
}

/** React Aria reads the direction out of the language, so a page from right to left speaks one to it. */
function locale(globals: AppProvidersProps['globals']): string {
  return globals['direction'] === 'rtl' ? 'ar' : String(globals['locale']);
}

// As in the site: a change shows before the next key is handled.
notifyManager.setScheduler(queueMicrotask);

interface PageProps {
  address: string;
  messages: KitMessages;
  children: ReactNode;
}

function Page({ address, messages, children }: PageProps) {
  const [queryClient] = useState(
    () =>
      // As in the site, calls go out whatever the browser says of its connection: a story that went offline must not
      // hold back those of the next one.
      new QueryClient({
        defaultOptions: {
          queries: { retry: false, networkMode: 'always' },
          mutations: { retry: false, networkMode: 'always' },
        },
      }),
  );
  const [undoStack] = useState(() => createUndoStack((labels, undo) => showUndoToast(labels, undo, messages)));
  return (
    <QueryClientProvider client={queryClient}>
      <UndoContext value={undoStack}>
        <MemoryRouter initialEntries={[address]} useTransitions={false}>
          <Suspense fallback={null}>{children}</Suspense>
        </MemoryRouter>
      </UndoContext>
    </QueryClientProvider>
  );
}
