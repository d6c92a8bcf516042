import { createGuards, createQueryClient, createScreens } from '@quarterdeck/host';
import { createTranslator, languages } from '@quarterdeck/i18n';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { allMessages } from '../build/messages';
import { App } from './app/App';
import { createFrameSource } from './app/frameSource';
import { takePrerendered } from './app/prerendered';
import { routesOf } from './app/siteRoutes';
import { features } from './features';
import { renderPages } from './prerender';

const routes = routesOf(features);
const pages = routes.filter(({ prerender }) => prerender === 'page');

beforeEach(() => vi.spyOn(console, 'error'));
afterEach(() => vi.restoreAllMocks());

// Each renders the whole site twice, which a busy machine takes its time for.
it.each(pages.flatMap((route) => languages.map((language) => ({ id: route.id, route, language }))))(
  'writes $id in $language as React renders it in the browser, which says nothing of a difference',
  async ({ route, language }) => {
    const written = (await renderPages(allMessages)).find(({ path }) => path === route.path);
    const { body } = new DOMParser().parseFromString(written?.html ?? '', 'text/html');
    const page = takePrerendered(body, { route: route.id, layout: 'empty', language });
    if (!page) throw new Error(`${route.path} is not prerendered`);
    const title = page.querySelector('h1');
    expect(title).not.toBeNull();

    document.body.replaceChildren(page);
    history.replaceState({}, '', route.path);
    const site = {
      features,
      queryClient: createQueryClient(),
      translator: await createTranslator(() => Promise.resolve(allMessages(language)), language),
      routes,
      screens: createScreens(routes),
      guards: createGuards(routes),
      frame: createFrameSource(features),
      switchLanguage: () => Promise.resolve(),
    };
    await site.screens.get(route.screen)?.preload();
    const root = await act(async () => hydrateRoot(page, <App site={site} />));
    expect(page.querySelector('h1')).toBe(title);
    expect(console.error).not.toHaveBeenCalled();
    await act(async () => root.unmount());
  },
  20_000,
);
