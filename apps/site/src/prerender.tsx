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
import {
  builtLayouts,
  EmptyLayout,
  findLayout,
  layoutTable,
  type BuiltLayoutName,
  type LayoutProps,
} from '@quarterdeck/ui/Layout';
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

/** The frames of all layouts, with bars where words will stand: true in every language. */
export const renderFrames = (): Promise<Prerendered> => framed(builtLayouts.filter((name) => name !== 'empty'));

/** Content in the frames of these layouts; the style sheet shows the one that `boot.js` chose. */
async function framed(names: readonly BuiltLayoutName[], content: ReactNode = null): Promise<Prerendered> {
  const frames = await Promise.all(
    names.map(async (name) => {
      const { default: Frame } = await layoutTable[name].load();
      return (
        <div key={name} data-boot-frame={name}>
          <Frame {...framePieces} {...piecesOf[name]}>
            {content}
          </Frame>
        </div>
      );
    }),
  );
  const rules = names.map((name) => `html:not([data-boot-layout=${name}]) [data-boot-frame=${name}]{display:none}`);
  const { html, css } = render(frames);
  return { html, css: css + rules.join('') };
}

/** A page with a skeleton of its own: its address, its layout and its markup. */
interface PaintedSkeleton extends Prerendered {
  path: string;
  layout: BuiltLayoutName;
}

/** Pages of which the build paints what is true for everyone inside their frame. */
export async function renderSkeletons(messagesOf: MessagesOf): Promise<readonly PaintedSkeleton[]> {
  const routes = features.flatMap((feature): readonly RouteOffer[] => feature.routes);
  const pages = await Promise.all(
    routes.map(async ({ path, layout = configuredLayout, loadSkeleton }) => {
      const Page = (await loadSkeleton?.())?.default;
      if (!Page) return [];
      const frame = findLayout(layout);
      if (!frame) throw new Error(`There is no layout ${layout} for ${path}`);
      return [{ path, layout: frame, ...(await framed([frame], await inEachLanguage(Page, messagesOf))) }];
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
      return [{ path, ...render(<EmptyLayout>{await inEachLanguage(Page, messagesOf, titleKey)}</EmptyLayout>) }];
    }),
  );
  return pages.flat();
}

/**
 * A page once for each language, with its words.
 * @param titleKey of the title that `boot.js` gives the document.
 */
function inEachLanguage(Page: ComponentType, messagesOf: MessagesOf, titleKey?: string): Promise<ReactNode[]> {
  return Promise.all(
    languages.map(async (language) => {
      const translator = await createTranslator(() => Promise.resolve(messagesOf(language)), language);
      const kit = kitMessagesOf(translator.t.bind(translator));
      return (
        <div
          key={language}
          data-boot-language={language}
          {...(titleKey === undefined ? {} : { 'data-title': translator.t(titleKey) })}
        >
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
const piecesOf: Partial<Record<BuiltLayoutName, Partial<LayoutProps>>> = {
  classy: { userCard: <CardWaiting />, search: <SearchWaiting /> },
  centered: { tabBar: <TabsWaiting />, footer: <Skeleton width="160px" /> },
};
