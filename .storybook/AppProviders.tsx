import { createTranslator, pickLanguage, TranslatorProvider, type Messages, type Translator } from '@quarterdeck/i18n';
import { MemoryRouter } from '@quarterdeck/ui/router';
import { PageTheme, type ThemeProps } from '@quarterdeck/ui/ThemeProvider';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { use, useMemo, type ReactNode } from 'react';

export interface AppProvidersProps {
  globals: Record<string, unknown>;
  children: ReactNode;
  /** Address the story starts at. @default '/' */
  address?: string;
}

const files = import.meta.glob<{ default: Messages }>(
  ['../packages/i18n/translations/*.json', '../packages/features/*/src/translations/*.json'],
  { eager: true },
);

/** All messages of one language, joined as the site's build joins them. */
export function messagesOf(language: string): Messages {
  return Object.entries(files)
    .filter(([path]) => path.endsWith(`/${language}.json`))
    .reduce<Messages>((joined, [, file]) => ({ ...joined, ...file.default }), {});
}

const translators = new Map<string, Promise<Translator>>();

function translatorOf(locale: unknown): Promise<Translator> {
  const language = pickLanguage([String(locale)]);
  const known = translators.get(language);
  if (known) return known;
  const made = createTranslator((wanted) => Promise.resolve(messagesOf(wanted)), language);
  translators.set(language, made);
  return made;
}

/** The one stack of providers under every story: theme, words, router, queries. */
export function AppProviders({ globals, children, address = '/' }: AppProvidersProps) {
  const translator = use(translatorOf(globals['locale']));
  // A change of these is a new page: nothing fetched or remembered may leak from one to the other.
  const page = ['scenario', 'latency', 'locale'].map((name) => String(globals[name])).join(' ');
  const queryClient = useMemo(
    () => new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } }),
    // oxlint-disable-next-line react/exhaustive-deps -- a new page gets a new client
    [page],
  );
  return (
    <TranslatorProvider i18n={translator}>
      <QueryClientProvider client={queryClient}>
        <PageTheme {...(globals as ThemeProps)} language={String(globals['locale'])} />
        <MemoryRouter key={page} initialEntries={[address]}>
          {children}
        </MemoryRouter>
      </QueryClientProvider>
    </TranslatorProvider>
  );
}
