import { configureRequest, type FeatureManifest, type Transport } from '@quarterdeck/contract';
import { addWords, SwitchLanguageContext, type Translator, type Words } from '@quarterdeck/i18n';
import { HostActionsContext } from '@quarterdeck/ui/hostActions';
import { BrowserRouter, useInRouterContext, useNavigate } from '@quarterdeck/ui/router';
import { useShortcuts } from '@quarterdeck/ui/shortcuts';
import type { ThemeProps } from '@quarterdeck/ui/ThemeProvider';
import { useUndo } from '@quarterdeck/ui/undo';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { AppProviders } from './AppProviders';
import { configureSession, followSession } from './connectSession';
import { createQueryClient } from './createQueryClient';
import { createGuards } from './guards';
import { Outbox } from './Outbox';
import { PageBoundary } from './PageBoundary';
import { ScreenRoutes } from './ScreenRoutes';
import { createScreens } from './screens';
import { SessionGate } from './SessionGate';
import { useOffers } from './useOffers';
import { useHostTranslator } from './useHostTranslator';
import { withWords } from './withWords';

export interface FeatureHostProps extends Omit<ThemeProps, 'language'> {
  /** What is mounted; each brings its own routes. */
  features: readonly FeatureManifest[];
  /** Words of the app, where it replaces some of the features' or adds a language. @default none: features bring theirs */
  words?: readonly Words[];
  /** Answers the calls, such as the mock's. @default `fetch` */
  transport?: Transport;
  /** Where the API is: an address that ends with a slash. @default '/' */
  baseAddress?: string;
  /** @default one of its own, made by `createQueryClient` */
  queryClient?: QueryClient;
  /** Language of words and formats (ISO 639). @default 'en' */
  language?: string;
  /** A feature wants another language; without it, nothing happens then. */
  onLanguageChange?: (language: string) => void;
  /** Path that all addresses begin with, where the app has no react-router of its own. @default '/' */
  basename?: string;
  /** Shown while words or a screen load. @default nothing */
  fallback?: ReactNode;
  /** Shown at addresses that no feature knows. @default nothing */
  children?: ReactNode;
}

/**
 * Mounts features in an app: their routes, words, calls, undo (Ctrl+Z, too), messages and what waits for a connection.
 * Where one of them signs people in, calls carry their session, the password is asked for over the page once it has
 * ended, and the page is loaded anew when its person signs out.
 * Inside of a react-router it takes part in that, below a route with the path `*`; else it brings one. One in a page,
 * inside its `main`. Screens of panes that scroll by themselves are as high as the window, or as `--qd-host-height` says.
 */
export function FeatureHost({
  features,
  words = [],
  transport,
  baseAddress,
  queryClient,
  language = 'en',
  onLanguageChange,
  basename = '/',
  fallback = null,
  children = null,
  ...theme
}: FeatureHostProps) {
  const [client] = useState(() => {
    // Before anything below asks for something.
    configureRequest({ ...(transport ? { transport } : {}), ...(baseAddress === undefined ? {} : { baseAddress }) });
    configureSession(features);
    return queryClient ?? createQueryClient();
  });
  const translator = useHostTranslator(words, language, client);
  const hasRouter = useInRouterContext();
  if (!translator) return fallback;
  return (
    <AppProviders
      translator={translator}
      queryClient={client}
      renderRouter={(pages) => (hasRouter ? pages : <BrowserRouter basename={basename}>{pages}</BrowserRouter>)}
      preferences={theme}
      hasRegions
    >
      <SwitchLanguageContext value={(wanted) => Promise.resolve(onLanguageChange?.(wanted))}>
        <UndoKey />
        <PageBoundary>
          <Stage>
            <FeatureRoutes features={features} translator={translator} fallback={fallback} lost={children} />
          </Stage>
        </PageBoundary>
      </SwitchLanguageContext>
    </AppProviders>
  );
}

function UndoKey() {
  const undo = useUndo();
  useShortcuts({ '$mod+z': () => void undo.undoLast() });
  return null;
}

interface FeatureRoutesProps {
  features: readonly FeatureManifest[];
  translator: Translator;
  fallback: ReactNode;
  lost: ReactNode;
}

function FeatureRoutes({ features: offered, translator, fallback, lost }: FeatureRoutesProps) {
  // A list that is written in place is a new one with each render, and screens made anew would lose their state.
  const [mounted, setMounted] = useState(offered);
  if (offered.length !== mounted.length || offered.some((feature, index) => feature !== mounted[index])) {
    setMounted(offered);
  }
  const features = useMemo(() => withWords(mounted, (words) => addWords(translator, words)), [mounted, translator]);
  const queryClient = useQueryClient();
  useEffect(() => followSession(mounted, queryClient), [mounted, queryClient]);
  const routerNavigate = useNavigate();
  const offers = useOffers(
    features,
    useCallback((to) => void routerNavigate(to), [routerNavigate]),
  );
  const { routes, screens, guards } = useMemo(() => {
    const all = features.flatMap((feature) => feature.routes);
    return { routes: all, screens: createScreens(all), guards: createGuards(all) };
  }, [features]);
  return (
    <HostActionsContext value={offers}>
      <Outbox owners={features} />
      <SessionGate features={features} />
      <ScreenRoutes features={features} routes={routes} screens={screens} guards={guards} fallback={fallback}>
        {lost}
      </ScreenRoutes>
    </HostActionsContext>
  );
}

const Stage = styled.div`
  min-block-size: var(--qd-host-height, 100dvh);
  & [data-panes] {
    block-size: var(--qd-host-height, 100dvh);
  }
`;
