import { createContext } from 'react';

export interface HeaderRoom {
  /** From which width the header has room for all tools. */
  tools: 'lg' | 'xl';
  /** From which width it has room for the messages. */
  messages: 'sm' | 'xl';
}

/** How much the header of the chosen layout has room for; the person's menu offers the rest. */
export const HeaderRoomContext = createContext<HeaderRoom>({ tools: 'lg', messages: 'sm' });
