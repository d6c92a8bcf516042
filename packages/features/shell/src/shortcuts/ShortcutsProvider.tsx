import { createContext, use, type ReactNode } from 'react';
import { makeOnDemand, type OnDemand } from '../makeOnDemand';

const useShortcutsPopover = makeOnDemand(() =>
  import('./ShortcutsPopover').then((file) => ({ default: file.ShortcutsPopover })),
);

const ShortcutsContext = createContext<OnDemand | null>(null);

/** Holds the panel of shortcuts, which the header opens, and the person's menu where the header has no room. */
export function ShortcutsProvider({ children }: { children: ReactNode }) {
  const popover = useShortcutsPopover();
  return (
    <ShortcutsContext value={popover}>
      {children}
      {popover.overlay}
    </ShortcutsContext>
  );
}

export function useShortcutsPanel(): OnDemand {
  const panel = use(ShortcutsContext);
  if (!panel) throw new Error('Shortcuts are opened inside a ShortcutsProvider');
  return panel;
}
