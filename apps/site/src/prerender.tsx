import type { RouteOffer } from '@quarterdeck/contract';
import { kitMessagesOf } from '@quarterdeck/feature-shell';
import {
  createTranslator,
  defaultLocales,
  languages,
  TranslatorProvider,
  type Language,
  type Messages,
} from '@quarterdeck/i18n';
import { NavigationSkeleton } from '@quarterdeck/ui/VerticalNavigation';
import { builtLayouts, EmptyLayout, layoutTable, type BuiltLayoutName, type LayoutProps } from '@quarterdeck/ui/Layout';
import { LocaleProvider } from '@quarterdeck/ui/LocaleProvider';
import { Logo } from '@quarterdeck/ui/Logo';
import { KitMessagesContext } from '@quarterdeck/ui/messages';
import { MemoryRouter } from '@quarterdeck/ui/router';
import { Skeleton } from '@quarterdeck/ui/Skeleton';
import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet, styled } from 'styled-components';
import { configuredLayout } from './app/layoutChoice';
import { features } from './features';
import { NotFoundPage } from './screens/NotFoundPage';
import en from './translations/en.json';
import tr from './translations/tr.json';

/** Markup and styles that the page shows before any script has run. */
interface Prerendered {
  html: string;
  css: string;
}

function render(page: ReactNode): Prerendered {
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToStaticMarkup(sheet.collectStyles(<MemoryRouter>{page}</MemoryRouter>));
    const css = sheet.getStyleTags().replaceAll(/<\/?style[^>]*>|\/\*!sc\*\/|data-styled\S*/g, '');
    return { html, css };
  } finally {
    sheet.seal();
  }
}

type MessagesOf = (language: Language) => Messages;

/**
 * The frames of all layouts, with bars where words will stand: true in every language. The style sheet shows the one
 * that `boot.js` chose.
 * @param content by the name of its layout.
 */
export async function renderFrames(content: Partial<Record<BuiltLayoutName, ReactNode>> = {}): Promise<Prerendered> {
  const names = builtLayouts.filter((name) => name !== 'empty');
  const frames = await Promise.all(
    names.map(async (name) => {
      const { default: Frame } = await layoutTable[name].load();
      return (
        <div key={name} data-boot-frame={name}>
          <Frame {...framePieces} {...piecesOf[name]}>
            {content[name]}
          </Frame>
        </div>
      );
    }),
  );
  const rules = names.map((name) => `html:not([data-boot-layout=${name}]) [data-boot-frame=${name}]{display:none}`);
  const { html, css } = render(frames);
  return { html, css: css + rules.join('') };
}

/** Pages of which the build paints what is true for everyone inside their frame: address and markup. */
export async function renderAhead(messagesOf: MessagesOf): Promise<readonly (Prerendered & { path: string })[]> {
  const routes = features.flatMap((feature): readonly RouteOffer[] => feature.routes);
  const pages = await Promise.all(
    routes.map(async ({ path, titleKey, layout = configuredLayout, loadAhead }) => {
      const Page = (await loadAhead?.())?.default;
      if (!Page) return [];
      return [{ path, ...(await renderFrames({ [layout]: await inEachLanguage(Page, titleKey, messagesOf) })) }];
    }),
  );
  return pages.flat();
}

/**
 * Pages that are painted whole, in every language: address and markup. Ids are those of one language at a time, as
 * `boot.js` takes the others out.
 * @param messagesOf the joined messages of a language.
 */
export async function renderPainted(messagesOf: MessagesOf): Promise<readonly (Prerendered & { path: string })[]> {
  const routes = features.flatMap((feature): readonly RouteOffer[] => feature.routes);
  const pages = await Promise.all(
    routes.map(async ({ path, titleKey, loadPainted }) => {
      const Page = (await loadPainted?.())?.default;
      if (!Page) return [];
      return [{ path, ...render(<EmptyLayout>{await inEachLanguage(Page, titleKey, messagesOf)}</EmptyLayout>) }];
    }),
  );
  return pages.flat();
}

/** A page once for each language, with its words. */
function inEachLanguage(Page: ComponentType, titleKey: string, messagesOf: MessagesOf): Promise<ReactNode[]> {
  return Promise.all(
    languages.map(async (language) => {
      const translator = await createTranslator(() => Promise.resolve(messagesOf(language)), language);
      const kit = kitMessagesOf(translator.t.bind(translator));
      return (
        <div key={language} data-boot-language={language} data-title={translator.t(titleKey)}>
          <TranslatorProvider i18n={translator}>
            <LocaleProvider locale={defaultLocales[language]}>
              <KitMessagesContext value={kit}>
                <Page />
              </KitMessagesContext>
            </LocaleProvider>
          </TranslatorProvider>
        </div>
      );
    }),
  );
}

/** The not-found page in every language; the style sheet shows the one of the page. */
export function renderNotFound(): Prerendered {
  return render(
    <>
      {[en, tr].map(({ site: { notFound } }, index) => (
        <div key={notFound.title} data-boot-language={index === 0 ? 'en' : 'tr'}>
          <NotFoundPage title={notFound.title} text={notFound.text} actions={null} />
        </div>
      ))}
    </>,
  );
}

const CardWaiting = () => (
  <Waiting>
    <Skeleton shape="circle" width="40px" height="40px" />
    <span>
      <Skeleton width="96px" />
      <Skeleton width="128px" />
    </span>
  </Waiting>
);

const Waiting = styled.div`
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

const SearchWaiting = styled.div`
  flex: none;
  min-block-size: 36px;
  margin: 0 12px 12px;
  border-radius: 8px;
  background: var(--qd-fill-hover);
`;

const TabsWaiting = styled.div`
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
const piecesOf: Readonly<Record<string, Partial<LayoutProps>>> = {
  classy: { userCard: <CardWaiting />, search: <SearchWaiting /> },
  centered: { tabBar: <TabsWaiting />, footer: <Skeleton width="160px" /> },
};
