import { AppearancePanel, CommandSearch, KeySheet, loadCommandSearch, useShellHost } from '@quarterdeck/feature-shell';
import { useTranslation } from '@quarterdeck/i18n';
import { whenIdle } from '@quarterdeck/ui/idle';
import { LiveRegion } from '@quarterdeck/ui/LiveRegion';
import { useShortcuts, type Shortcuts } from '@quarterdeck/ui/shortcuts';
import { toasts, useToastCount } from '@quarterdeck/ui/Toast';
import { useUndo } from '@quarterdeck/ui/undo';
import { lazy, Suspense, useEffect, useMemo } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

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
  const { t } = useTranslation();
  const hasToasts = useToastCount() > 0;
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
  // What does not load ahead is loaded again when it is asked for.
  useEffect(() => whenIdle(() => void loadCommandSearch().catch(() => undefined)), []);
  // What lies over the page may fail to load; the page goes on.
  const handleFailure = () => {
    toasts.add({ title: t('site.partFailed'), tone: 'danger' });
    onOpenChange(null);
  };

  return (
    <>
      <LiveRegion />
      <Suspense fallback={null}>{hasToasts ? <ToastRegion /> : null}</Suspense>
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
