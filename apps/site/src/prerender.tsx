import type { RouteOffer } from '@quarterdeck/contract';
import { AppProviders, createGuards, createQueryClient, createScreens } from '@quarterdeck/host';
import { createTranslator, languages, type Language, type Messages, type Translator } from '@quarterdeck/i18n';
import { NavigationSkeleton } from '@quarterdeck/ui/VerticalNavigation';
import { findLayout, layoutTable, type BuiltLayoutName, type LayoutProps } from '@quarterdeck/ui/Layout';
import { Logo } from '@quarterdeck/ui/Logo';
import { MemoryRouter } from '@quarterdeck/ui/router';
import { Skeleton } from '@quarterdeck/ui/Skeleton';
import { createUndoStack } from '@quarterdeck/ui/undo';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet, styled } from 'styled-components';
import { App } from './app/App';
import { createFrameSource } from './app/frameSource';
import { configuredLayout } from './app/layoutChoice';
import { prerenderedAs } from './app/prerendered';
import type { Site } from './app/site';
import { isKnownAddress, notFoundRoute, routesOf } from './app/siteRoutes';
import { features } from './features';
import { StartFailure } from './screens/StartFailure';
import { waysOut } from './screens/waysOut';

/** Markup and styles that the page shows before any script has run. */
interface Prerendered {
  html: string;
  css: string;
}

export interface PrerenderedPage extends Prerendered {
  path: string;
  layout: BuiltLayoutName;
  /** Of the document, in the first language. */
  title: string;
}

export type MessagesOf = (language: Language) => Messages;

function render(page: ReactNode): Prerendered {
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(sheet.collectStyles(page));
    const css = sheet.getStyleTags().replaceAll(/<\/?style[^>]*>|\/\*!sc\*\/|data-styled\S*/g, '');
    return { html, css };
  } finally {
    sheet.seal();
  }
}

const join = (parts: readonly Prerendered[]): Prerendered => ({
  html: parts.map(({ html }) => html).join(''),
  // All parts share most of their rules; each of them once, in their order.
  css: [...new Set(parts.flatMap(({ css }) => css.split('\n')))].join('\n'),
});

const routes = routesOf(features);

const inEachLanguage = <T,>(messagesOf: MessagesOf, make: (language: Language, translator: Translator) => Promise<T>) =>
  Promise.all(
    languages.map(async (language) =>
      make(language, await createTranslator(() => Promise.resolve(messagesOf(language)), language)),
    ),
  );

/** The site as a visitor starts it who has stored nothing yet. */
const siteOf = (translator: Translator): Site => ({
  features,
  queryClient: createQueryClient(),
  translator,
  routes,
  screens: createScreens(routes),
  guards: createGuards(routes),
  frame: createFrameSource(features),
  switchLanguage: () => Promise.resolve(),
});

const routerAt = (path: string) => (pages: ReactNode) => <MemoryRouter initialEntries={[path]}>{pages}</MemoryRouter>;

const layoutOf = ({ path, layout = configuredLayout }: Pick<RouteOffer, 'path' | 'layout'>): BuiltLayoutName => {
  const found = findLayout(layout);
  if (!found) throw new Error(`There is no layout ${layout} for ${path}`);
  return found;
};

/** Pages that the browser hydrates: the application itself at their address, in every language. */
export function renderPages(messagesOf: MessagesOf): Promise<readonly PrerenderedPage[]> {
  return Promise.all(
    routes
      .filter(({ prerender }) => prerender === 'page')
      .map(async (route) => {
        const layout = layoutOf(route);
        if (layout !== 'empty') throw new Error(`Only pages without a frame are prerendered; ${route.path} has one`);
        const titles: string[] = [];
        const parts = await inEachLanguage(messagesOf, async (language, translator) => {
          titles.push(translator.t(route.titleKey));
          const site = siteOf(translator);
          await site.screens.get(route.screen)?.preload();
          const { html, css } = render(<App site={site} renderRouter={routerAt(route.path)} />);
          return { html: `<div ${prerenderedAs({ route: route.id, layout, language })}>${html}</div>`, css };
        });
        return { path: route.path, layout, title: titles[0] ?? '', ...join(parts) };
      }),
  );
}

/** Address of the page that stands for all which nobody knows. */
export const notFoundPath = notFoundRoute.path;

/** Pages of which only a placeholder inside their frame stands in the HTML. */
export async function renderPlaceholders(messagesOf: MessagesOf): Promise<readonly PrerenderedPage[]> {
  const pages = await Promise.all(
    routes.map(async (route) => {
      if (typeof route.prerender !== 'function') return [];
      const { default: Placeholder } = await route.prerender();
      const layout = layoutOf(route);
      const titles: string[] = [];
      const parts = await inEachLanguage(messagesOf, async (language, translator) => {
        titles.push(translator.t(route.titleKey));
        const words = render(
          <AppProviders
            translator={translator}
            queryClient={createQueryClient()}
            undo={createUndoStack()}
            renderRouter={routerAt(route.path)}
          >
            <Placeholder />
          </AppProviders>,
        );
        return { html: `<div data-prerendered-language="${language}">${words.html}</div>`, css: words.css };
      });
      const content = join(parts);
      const mark = renderMark();
      const frame = await renderFrame(layout);
      return [
        {
          path: route.path,
          layout,
          title: titles[0] ?? '',
          html: frame.html.replace(contentPlace, () => content.html) + mark.html,
          css: join([frame, content, mark]).css,
        },
      ];
    }),
  );
  return pages.flat();
}

/** The frames of the configured layout and of those that routes name, with bars where words will stand. */
export async function renderFrames(): Promise<Prerendered> {
  const names = [...new Set([configuredLayout, ...routes.map(layoutOf)])].filter((name) => name !== 'empty');
  return join([...(await Promise.all(names.map(renderFrame))), renderMark()]);
}

/** The mark where most frames have it, for pages whose own frame is not in the document; `boot.js` shows it there. */
function renderMark(): Prerendered {
  return render(
    <Mark data-prerendered-mark="" aria-hidden="true" inert>
      <Logo size="sm" />
    </Mark>,
  );
}

/** Stands in the frame where its content will be. */
const contentPlace = '<!--content-->';
const contentMark = 'quarterdeck-content';

/** One frame; the style sheet shows it where `boot.js` has chosen its layout. It cannot be used. */
async function renderFrame(layout: BuiltLayoutName): Promise<Prerendered> {
  const { default: Frame } = await layoutTable[layout].load();
  const { html, css } = render(
    <MemoryRouter>
      <Frame {...framePieces} {...piecesOf[layout]}>
        {contentMark}
      </Frame>
    </MemoryRouter>,
  );
  return {
    html: `<div ${prerenderedAs({ layout })} aria-hidden="true" inert>${html.replace(contentMark, contentPlace)}</div>`,
    css,
  };
}

/** What is shown where the site does not start, in every language. */
export async function renderStartFailure(messagesOf: MessagesOf): Promise<Prerendered> {
  const { supportHref } = waysOut((address) => isKnownAddress(routes, address));
  const parts = await inEachLanguage(messagesOf, async (language, { t }) => {
    const { html, css } = render(
      <StartFailure
        title={t('site.startFailure.title')}
        text={t('site.startFailure.text')}
        reloadLabel={t('site.startFailure.reload')}
        idLabel={t('site.failure.id')}
        copyLabel={t('site.failure.copy')}
        copiedLabel={t('kit.copied')}
        supportLabel={t('site.failure.support')}
        supportHref={supportHref}
      />,
    );
    return { html: `<div data-prerendered-language="${language}">${html}</div>`, css };
  });
  return join(parts);
}

const Mark = styled.div`
  position: fixed;
  inset-block-start: 16px;
  inset-inline-start: 24px;
`;

const CardSkeleton = () => (
  <Card>
    <Skeleton shape="circle" width="40px" height="40px" />
    <span>
      <Skeleton width="96px" />
      <Skeleton width="128px" />
    </span>
  </Card>
);

const Card = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-block-size: 64px;
  margin: 0 12px 8px;
  padding: 8px;
  & > span {
    display: grid;
    gap: 6px;
  }
`;

const SearchSkeleton = styled.div`
  flex: none;
  min-block-size: 36px;
  margin: 0 12px 12px;
  border-radius: 8px;
  background: var(--qd-fill-hover);
`;

const TabsSkeleton = styled.div`
  block-size: 56px;
`;

const framePieces = {
  brand: <Logo size="sm" />,
  navigation: <NavigationSkeleton />,
  toggleLabel: '',
  isNavigationOpen: true,
  onNavigationOpenChange: () => undefined,
};

/** What stands in a layout beyond what all have. */
const piecesOf: Partial<Record<BuiltLayoutName, Partial<LayoutProps>>> = {
  classy: { userCard: <CardSkeleton />, search: <SearchSkeleton /> },
  centered: { tabBar: <TabsSkeleton />, footer: <Skeleton width="160px" /> },
};
