import { createContext, use, type ReactNode } from 'react';
import { makeOnDemand, type OnDemand } from '../makeOnDemand';

const useMessagesPopover = makeOnDemand(() =>
  import('./InboxPopover').then((file) => ({ default: file.MessagesPopover })),
);

const MessagesContext = createContext<OnDemand | null>(null);

/** Holds the messages panel, which the header opens, and the person's menu where the header has no room. */
export function MessagesProvider({ children }: { children: ReactNode }) {
  const popover = useMessagesPopover();
  return (
    <MessagesContext value={popover}>
      {children}
      {popover.overlay}
    </MessagesContext>
  );
}

export function useMessagesPanel(): OnDemand {
  const panel = use(MessagesContext);
  if (!panel) throw new Error('Messages are opened inside a MessagesProvider');
  return panel;
}
