import { createContext } from 'react';

export type Globals = Readonly<Record<string, unknown>>;

/** What the toolbar says while a docs page is shown. */
export const ToolbarContext = createContext<Globals>({});
