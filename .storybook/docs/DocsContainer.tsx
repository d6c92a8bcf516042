import { PageTheme, useShownScheme } from '@quarterdeck/ui/ThemeProvider';
import { DocsContainer as StorybookContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { Suspense, useEffect, useState, type PropsWithChildren } from 'react';
import { workbenchTheme } from '../theme';
import { ToolbarContext, type Globals } from './ToolbarContext';

const themes = { light: workbenchTheme('light'), dark: workbenchTheme('dark') };

/** A docs page in the kit's font and in the theme and scheme of the toolbar. Its language and direction are its own. */
export function DocsContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const globals = useGlobals(context);
  const { theme, scheme, density } = globals as Pick<Parameters<typeof PageTheme>[0], 'theme' | 'scheme' | 'density'>;
  const shown = useShownScheme(scheme ?? 'light');
  // Stories in frames take the toolbar's values from their address, which Storybook's block makes of this one.
  Object.assign(globalThis, { PREVIEW_URL: `iframe.html?embed=true&globals=${addressOf(globals)}` });
  return (
    <StorybookContainer context={context} theme={themes[shown]}>
      <PageTheme {...(theme && { theme })} {...(density && { density })} scheme={shown} />
      {/* A change of the toolbar is a new page: inline stories and frames begin anew. */}
      <ToolbarContext key={addressOf(globals)} value={globals}>
        <Suspense fallback={null}>{children}</Suspense>
      </ToolbarContext>
    </StorybookContainer>
  );
}

/** What the toolbar says now, without what single stories say over it. */
function useGlobals({ channel, componentStories, getStoryContext }: DocsContainerProps['context']): Globals {
  const [globals, setGlobals] = useState<Globals>(() => {
    const [first] = componentStories();
    // Storybook gives them to every story, though its type of the context has none.
    if (first) return (getStoryContext(first) as unknown as { userGlobals: Globals }).userGlobals;
    // A guide has no story; the channel keeps what was said last.
    const updated = channel.last(GLOBALS_UPDATED) as [{ userGlobals: Globals }] | undefined;
    const initial = channel.last(SET_GLOBALS) as [{ globals: Globals }] | undefined;
    return updated?.[0].userGlobals ?? initial?.[0].globals ?? {};
  });
  useEffect(() => {
    const hear = ({ userGlobals }: { userGlobals: Globals }) => setGlobals(userGlobals);
    channel.on(GLOBALS_UPDATED, hear);
    return () => channel.off(GLOBALS_UPDATED, hear);
  }, [channel]);
  return globals;
}

/** Globals as Storybook writes them into addresses; those that hold more than a word stay with their story. */
function addressOf(globals: Globals): string {
  return Object.entries(globals)
    .filter(([, value]) => typeof value === 'string')
    .map(([name, value]) => `${name}:${String(value)}`)
    .join(';');
}
