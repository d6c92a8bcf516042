import { paths } from '@quarterdeck/contract';
import { Shell } from '@quarterdeck/feature-shell';
import {
  configureSession,
  createGuards,
  createQueryClient,
  createScreens,
  followSession,
  preload,
  withWords,
} from '@quarterdeck/host';
import { addWords, createTranslator, pickLanguage, switchLanguage, type Language } from '@quarterdeck/i18n';
import { layoutTable, loadLayout, type BuiltLayoutName } from '@quarterdeck/ui/Layout';
import { followPreferences, usePreferences } from '@quarterdeck/ui/preferences';
import { toasts } from '@quarterdeck/ui/Toast';
import type { ReactNode } from 'react';
import { features as listed } from '../features';
import { connectApi } from './api';
import { App } from './App';
import { createFrameSource } from './frameSource';
import { createCallLanguage } from './callLanguage';
import { chooseLayout } from './layoutChoice';
import { loadMessages, startLanguage } from './messages';
import { sayFallback } from './sayFallback';
import type { Site } from './site';
import { findStart, routeAt, routesOf } from './siteRoutes';

interface FirstPage {
  /** Id of its route. */
  route: string;
  layout: BuiltLayoutName;
}

/** Loads the code of the first page and its layout, and after the messages of all pages its own, which `boot.js` has asked for. */
async function loadFirstPage({
  features,
  queryClient,
  routes,
  screens,
  guards,
  frame,
}: Omit<Site, 'translator' | 'switchLanguage'>): Promise<FirstPage> {
  const { pathname, search } = location;
  // `/` leads on: the page that it leads to is the first one.
  const route = routeAt(routes, pathname === paths.start.pattern ? await findStart(features) : pathname);
  const layout = chooseLayout({
    query: new URLSearchParams(search).get('layout'),
    route: route.layout,
    preference: usePreferences.getState().layout,
  });
  preload(route, screens, pathname, queryClient);
  const standsAlone = layout === 'empty' && route.layout === 'empty';
  const framing = standsAlone ? [] : [Shell.preload(), loadLayout(layout)];
  // They come in one file with their layout. The page stands without them; the frame asks for them again.
  const pieces = layoutTable[layout].hasHeaderSlots ? [frame.load().catch(() => undefined)] : [];
  const guard = route.guard && guards.get(route.guard);
  await Promise.all([screens.get(route.screen)?.preload(), guard?.preload(), ...framing, ...pieces]);
  return { route: route.id, layout };
}

export interface Started extends FirstPage {
  /** The application to render. */
  app: ReactNode;
  language: Language;
}

/**
 * Starts the site: connects the API, loads the words and the first page.
 * @returns the application, and which page of it is rendered first.
 * @throws when the words or the code could not be loaded.
 */
export async function start(): Promise<Started> {
  followPreferences();
  const queryClient = createQueryClient();
  const language = startLanguage(usePreferences.getState().language);
  const words = createTranslator(loadMessages, language);
  const features = withWords(listed, async (more) => addWords(await words, more));
  const routes = routesOf(features);
  const parts = {
    features,
    queryClient,
    routes,
    screens: createScreens(routes),
    guards: createGuards(routes),
    frame: createFrameSource(features),
  };
  const askIn = createCallLanguage(queryClient);
  void askIn(language);
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
  configureSession(features);
  followSession(features, queryClient);
  const [translator, first] = await Promise.all([words, loadFirstPage(parts)]);
  // It may have fallen back.
  void askIn(translator.language);
  const site: Site = {
    ...parts,
    translator,
    switchLanguage: async (wanted) => {
      const shown = pickLanguage([await switchLanguage(translator, wanted)]);
      usePreferences.getState().set({ language: shown });
      void askIn(shown);
    },
  };
  sayFallback(language, translator, site.switchLanguage);
  return { ...first, language: pickLanguage([translator.language]), app: <App site={site} /> };
}
