import { useShownScheme } from '@quarterdeck/ui/ThemeProvider';
import { createContext, use } from 'react';

export type Globals = Readonly<Record<string, unknown>>;

/** What the toolbar says while a docs page is shown. */
export const ToolbarContext = createContext<Globals>({});

/** Blocks of code are dark only where they are told so. */
export function useIsDark(): boolean {
  const { scheme } = use(ToolbarContext) as { scheme?: Parameters<typeof useShownScheme>[0] };
  return useShownScheme(scheme ?? 'light') === 'dark';
}
