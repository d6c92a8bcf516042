import { AppearancePanel, CommandSearch, KeySheet, useShellHost } from '@quarterdeck/feature-shell';
import { LiveRegion } from '@quarterdeck/ui/LiveRegion';
import { useShortcuts, type Shortcuts } from '@quarterdeck/ui/shortcuts';
import { toasts } from '@quarterdeck/ui/Toast';
import { useUndo } from '@quarterdeck/ui/undo';
import { lazy, Suspense, useMemo, useSyncExternalStore } from 'react';

const ToastRegion = lazy(() => import('@quarterdeck/ui/ToastRegion').then((file) => ({ default: file.ToastRegion })));

export type OverlayName = 'palette' | 'keys' | 'appearance';

export interface OverlaysProps {
  open: OverlayName | null;
  onOpenChange: (open: OverlayName | null) => void;
}

/** What lies over every page: palette, key sheet, messages, announcements; and the keys of the whole site. */
export function Overlays({ open, onOpenChange }: OverlaysProps) {
  const { commands, runCommand } = useShellHost();
  const undo = useUndo();
  const hasToasts = useSyncExternalStore(toasts.subscribe, () => toasts.all().length > 0);
  const shortcuts = useMemo<Shortcuts>(
    () => ({
      '$mod+k': () => onOpenChange('palette'),
      '$mod+z': () => void undo.undoLast(),
      'Shift+?': () => onOpenChange('keys'),
      ...Object.fromEntries(
        commands.flatMap((command) => (command.keys ? [[command.keys, () => runCommand(command)]] : [])),
      ),
    }),
    [commands, runCommand, undo, onOpenChange],
  );
  useShortcuts(shortcuts);
  return (
    <>
      <LiveRegion />
      <Suspense fallback={null}>
        {hasToasts ? <ToastRegion /> : null}
        {open === 'palette' ? <CommandSearch onClose={() => onOpenChange(null)} /> : null}
        {open === 'appearance' ? <AppearancePanel onClose={() => onOpenChange(null)} /> : null}
        {open === 'keys' ? <KeySheet onClose={() => onOpenChange(null)} /> : null}
      </Suspense>
    </>
  );
}
