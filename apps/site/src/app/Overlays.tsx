import {
  AppearancePanel,
  CommandSearch,
  KeySheet,
  loadCommandSearch,
  useCommands,
  usePartFailure,
  useShellHost,
} from '@quarterdeck/feature-shell';
import { whenIdle } from '@quarterdeck/ui/idle';
import { LiveRegion } from '@quarterdeck/ui/LiveRegion';
import { useShortcuts, type Shortcuts } from '@quarterdeck/ui/shortcuts';
import { useUndo } from '@quarterdeck/ui/undo';
import { Suspense, useEffect, useMemo } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { OverlaysMessages } from './OverlaysMessages';

export type OverlayName = 'palette' | 'keys' | 'appearance';

export interface OverlaysProps {
  open: OverlayName | null;
  onOpenChange: (open: OverlayName | null) => void;
}

/** What lies over every page: palette, key sheet, messages, announcements; and the keys of the whole site. */
export function Overlays({ open, onOpenChange }: OverlaysProps) {
  const { runCommand } = useShellHost();
  const commands = useCommands();
  const undo = useUndo();
  const sayFailure = usePartFailure();
  const shortcuts = useMemo<Shortcuts>(
    () => ({
      '$mod+k': () => onOpenChange('palette'),
      '$mod+z': () => void undo.undoLast(),
      ...Object.fromEntries(
        commands.flatMap((command) => (command.keys ? [[command.keys, () => runCommand(command)]] : [])),
      ),
    }),
    [commands, runCommand, undo, onOpenChange],
  );
  useShortcuts(shortcuts);
  // What does not load ahead is loaded again when it is asked for.
  useEffect(() => whenIdle(() => void loadCommandSearch().catch(() => undefined)), []);
  // What lies over the page may fail to load; the page goes on.
  const handleFailure = () => {
    sayFailure();
    onOpenChange(null);
  };

  return (
    <>
      <LiveRegion />
      <OverlaysMessages />
      <ErrorBoundary fallback={null} resetKeys={[open]} onError={handleFailure}>
        <Suspense fallback={null}>
          {open === 'palette' ? <CommandSearch onClose={() => onOpenChange(null)} /> : null}
          {open === 'appearance' ? <AppearancePanel onClose={() => onOpenChange(null)} /> : null}
          {open === 'keys' ? <KeySheet onClose={() => onOpenChange(null)} /> : null}
        </Suspense>
      </ErrorBoundary>
    </>
  );
}
