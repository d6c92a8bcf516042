import { use, type ReactNode } from 'react';
import { AppProviders } from '../AppProviders';
import { prepareTranslator } from '../messages';
import { rememberPromises } from './rememberPromises';
import { ToolbarContext } from './ToolbarContext';

const prepare = rememberPromises(prepareTranslator);

/** What components on a docs page need that stand outside of its stories. Suspends while the words are loaded. */
export function DocsProviders({ children }: { children: ReactNode }) {
  const globals = use(ToolbarContext);
  use(prepare(String(globals['locale'])));
  return <AppProviders globals={globals}>{children}</AppProviders>;
}
