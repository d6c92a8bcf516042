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
import { ClassyLayout, EmptyLayout } from '@quarterdeck/ui/Layout';
import { LocaleProvider } from '@quarterdeck/ui/LocaleProvider';
import { Logo } from '@quarterdeck/ui/Logo';
import { KitMessagesContext } from '@quarterdeck/ui/messages';
import { MemoryRouter } from '@quarterdeck/ui/router';
import { Skeleton } from '@quarterdeck/ui/Skeleton';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet, styled } from 'styled-components';
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

/** The frame of the configured layout, with bars where words will stand: true in every language. */
export function renderShell(): Prerendered {
  return render(
    <ClassyLayout
      brand={<Logo size="sm" />}
      navigation={<NavigationSkeleton />}
      userCard={<CardWaiting />}
      search={<SearchWaiting />}
      toggleLabel=""
      isNavigationOpen
      onNavigationOpenChange={() => undefined}
    >
      {null}
    </ClassyLayout>,
  );
}

/**
 * Pages that are painted whole, in every language: address and markup. Ids are those of one language at a time, as
 * `boot.js` takes the others out.
 * @param messagesOf the joined messages of a language.
 */
export async function renderPainted(
  messagesOf: (language: Language) => Messages,
): Promise<readonly (Prerendered & { path: string })[]> {
  const routes = features.flatMap((feature) => feature.routes).filter(({ loadPainted }) => loadPainted !== undefined);
  return Promise.all(
    routes.map(async ({ path, titleKey, loadPainted }) => {
      const Page = (await loadPainted?.())?.default;
      const pages = await Promise.all(
        languages.map(async (language) => {
          const translator = await createTranslator(() => Promise.resolve(messagesOf(language)), language);
          const kit = kitMessagesOf(translator.t.bind(translator));
          return (
            <div key={language} data-boot-language={language} data-title={translator.t(titleKey)}>
              <TranslatorProvider i18n={translator}>
                <LocaleProvider locale={defaultLocales[language]}>
                  <KitMessagesContext value={kit}>{Page ? <Page /> : null}</KitMessagesContext>
                </LocaleProvider>
              </TranslatorProvider>
            </div>
          );
        }),
      );
      return { path, ...render(<EmptyLayout>{pages}</EmptyLayout>) };
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
