import { AppProviders } from '@quarterdeck/host';
import { MemoryRouter } from '@quarterdeck/ui/router';
import type { UndoStack } from '@quarterdeck/ui/undo';
import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { prepareTranslator, translatorOf } from './messages';

export interface HookProviders {
  queryClient: QueryClient;
  undo: UndoStack;
  /** @default '/' */
  address?: string;
}

/** The site's stack of providers around a hook that is tested without a face, with the words of all features in English. */
export async function hookProviders({ queryClient, undo, address = '/' }: HookProviders) {
  await prepareTranslator('en');
  const translator = translatorOf('en');
  return function Wrapper({ children }: { children: ReactNode }) {
    return (
      <AppProviders
        translator={translator}
        queryClient={queryClient}
        undo={undo}
        renderRouter={(pages) => <MemoryRouter initialEntries={[address]}>{pages}</MemoryRouter>}
      >
        {children}
      </AppProviders>
    );
  };
}
