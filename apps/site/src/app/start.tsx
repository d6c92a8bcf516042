import { paths } from '@quarterdeck/contract';
import { loadShell } from '@quarterdeck/feature-shell';
import { createTranslator, switchLanguage, type Language, type Translator } from '@quarterdeck/i18n';
import { layoutTable } from '@quarterdeck/ui/Layout';
import { followPreferences, usePreferences } from '@quarterdeck/ui/preferences';
import { toasts } from '@quarterdeck/ui/Toast';
import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { features } from '../features';
import { connectApi } from './api';
import { App } from './App';
import { chooseLayout } from './layoutChoice';
import { loadMessages, startLanguage } from './messages';
import { preload } from './preload';
import { createQueryClient } from './queryClient';
import { findStart, routeAt, routesOf } from './siteRoutes';

/** Everything the running site consists of; made once. */
export interface Site {
  queryClient: QueryClient;
  translator: Translator;
  switchLanguage: (language: Language) => Promise<void>;
}

const routes = routesOf(features);

/** Loads the code of the first page and its layout side by side with the messages. */
async function loadFirstPage(queryClient: QueryClient): Promise<void> {
  const { pathname, search } = location;
  // `/` leads on: the page that it leads to is the first one.
  const route = routeAt(routes, pathname === paths.start.pattern ? await findStart(features) : pathname);
  const layout = chooseLayout({
    query: new URLSearchParams(search).get('layout'),
    route: route.layout,
    preference: usePreferences.getState().layout,
  });
  preload(route, queryClient);
  const frame = layout === 'empty' ? [] : [loadShell(), layoutTable[layout].load()];
  await Promise.all([route.load(), ...frame]);
}

/**
 * Starts the site: connects the API, loads the words and the first page.
 * @returns the application to render.
 * @throws when the words or the code could not be loaded.
 */
export async function start(): Promise<ReactNode> {
  followPreferences();
  const queryClient = createQueryClient();
  const language = startLanguage(usePreferences.getState().language);
  const words = createTranslator(loadMessages, language);
  connectApi({
    onChange: (area) => {
      void queryClient.invalidateQueries({
        predicate: ({ queryKey }) => String(queryKey[0]).startsWith(`${area}.`),
      });
    },
    onNotStored: (state) => {
      const key = state === 'failing' ? 'site.noRoom' : 'site.notStored';
      void words.then(({ t }) => toasts.add({ title: t(key), tone: 'warning' }));
    },
  });
  const [translator] = await Promise.all([words, loadFirstPage(queryClient)]);
  const site: Site = {
    queryClient,
    translator,
    switchLanguage: async (wanted) => {
      const shown = await switchLanguage(translator, loadMessages, wanted);
      usePreferences.getState().set({ language: shown });
    },
  };
  return <App site={site} features={features} />;
}
