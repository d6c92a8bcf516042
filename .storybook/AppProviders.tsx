import { AppProviders as Providers } from '@quarterdeck/host';
import { pickLanguage } from '@quarterdeck/i18n';
import { MemoryRouter } from '@quarterdeck/ui/router';
import { notifyManager, QueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { translatorOf } from './messages';
import { tellActivity } from './storyActivity';

export interface AppProvidersProps {
  globals: Readonly<Record<string, unknown>>;
  children: ReactNode;
  /** Address the story starts at. @default '/' */
  address?: string;
}

/** The site's stack of providers under every story, as the toolbar says. */
export function AppProviders({ globals, children, address = '/' }: AppProvidersProps) {
  // A change of these is a new page: nothing fetched or remembered may leak from one to the other.
  const page = JSON.stringify(['scenario', 'mix', 'latency', 'clock', 'locale'].map((name) => globals[name]));
  return (
    <Page key={page} globals={globals} address={address}>
      {children}
    </Page>
  );
}

/** React Aria reads the direction out of the language, so a page from right to left speaks one to it. */
const localeOf = (globals: AppProvidersProps['globals']): string | undefined =>
  globals['direction'] === 'rtl' ? 'ar' : undefined;

// As in the site: a change shows before the next key is handled.
notifyManager.setScheduler(queueMicrotask);

function Page({ globals, address, children }: Required<AppProvidersProps>) {
  const translator = translatorOf(globals['locale']);
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
  useEffect(() => tellActivity(queryClient), [queryClient]);
  return (
    <Providers
      translator={translator}
      queryClient={queryClient}
      renderRouter={(pages) => (
        <MemoryRouter initialEntries={[address]} useTransitions={false}>
          <Suspense fallback={null}>{pages}</Suspense>
        </MemoryRouter>
      )}
      preferences={{ ...globals, language: pickLanguage([String(globals['locale'])]) }}
      locale={localeOf(globals)}
    >
      {children}
    </Providers>
  );
}
