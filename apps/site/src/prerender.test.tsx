import { createGuards, createQueryClient, createScreens } from '@quarterdeck/host';
import { createTranslator, languages, type Language, type Messages } from '@quarterdeck/i18n';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { joinMessages } from '../build/messages';
import { App } from './app/App';
import { createFrameSource } from './app/frameSource';
import { takePrerendered } from './app/prerendered';
import { routesOf } from './app/siteRoutes';
import { features } from './features';
import { renderPages } from './prerender';

const messagesOf = (language: Language) => JSON.parse(joinMessages(language)) as Messages;
const routes = routesOf(features);
const pages = routes.filter(({ prerender }) => prerender === 'page');

beforeEach(() => vi.spyOn(console, 'error'));
afterEach(() => vi.restoreAllMocks());

it.each(pages.flatMap((route) => languages.map((language) => ({ id: route.id, route, language }))))(
  'writes $id in $language as React renders it in the browser, which says nothing of a difference',
  async ({ route, language }) => {
    const written = (await renderPages(messagesOf)).find(({ path }) => path === route.path);
    const { body } = new DOMParser().parseFromString(written?.html ?? '', 'text/html');
    const page = takePrerendered(body, { route: route.id, layout: 'empty', language });
    if (!page) throw new Error(`${route.path} is not prerendered`);
    const title = page.querySelector('h1');
    expect(title).not.toBeNull();

    document.body.replaceChildren(page);
    history.replaceState({}, '', route.path);
    const site = {
      queryClient: createQueryClient(),
      translator: await createTranslator(() => Promise.resolve(messagesOf(language)), language),
      routes,
      screens: createScreens(routes),
      guards: createGuards(routes),
      frame: createFrameSource(features),
      switchLanguage: () => Promise.resolve(),
    };
    await site.screens.get(route.screen)?.preload();
    const root = await act(async () => hydrateRoot(page, <App site={site} features={features} />));
    expect(page.querySelector('h1')).toBe(title);
    expect(console.error).not.toHaveBeenCalled();
    await act(async () => root.unmount());
  },
);
