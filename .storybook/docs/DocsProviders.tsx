import { use, type ReactNode } from 'react';
import { AppProviders } from '../AppProviders';
import { prepareTranslator } from '../messages';
import { ToolbarContext } from './ToolbarContext';

const preparing = new Map<string, Promise<void>>();

function prepared(locale: string): Promise<void> {
  const known = preparing.get(locale);
  if (known) return known;
  const started = prepareTranslator(locale);
  preparing.set(locale, started);
  return started;
}

/** What components on a docs page need that stand outside of its stories. Suspends while the words are loaded. */
export function DocsProviders({ children }: { children: ReactNode }) {
  const globals = use(ToolbarContext);
  use(prepared(String(globals['locale'])));
  return <AppProviders globals={globals}>{children}</AppProviders>;
}
