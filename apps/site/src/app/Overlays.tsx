import {
  AppearancePanel,
  CommandSearch,
  DemoResetDialog,
  KeySheet,
  loadCommandSearch,
  usePartFailure,
  useSiteShortcuts,
} from '@quarterdeck/feature-shell';
import { whenIdle } from '@quarterdeck/ui/idle';
import { forgetFailedParts } from '@quarterdeck/ui/lazyPart';
import { LiveRegion } from '@quarterdeck/ui/LiveRegion';
import { Suspense, useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { configuredLayout } from './layoutChoice';
import { OverlaysMessages } from './OverlaysMessages';
import { resetDemo } from './lazyReset';

export type OverlayName = 'palette' | 'keys' | 'appearance' | 'demoReset';

export interface OverlaysProps {
  open: OverlayName | null;
  onOpenChange: (open: OverlayName | null) => void;
}

/** What lies over every page: palette, key sheet, messages, announcements; and the keys of the whole site. */
export function Overlays({ open, onOpenChange }: OverlaysProps) {
  const sayFailure = usePartFailure();
  useSiteShortcuts();
  // What does not load ahead is loaded again when it is asked for.
  useEffect(() => whenIdle(() => void loadCommandSearch().catch(() => undefined)), []);
  // What lies over the page may fail to load; the page goes on.
  const handleFailure = () => {
    forgetFailedParts();
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
          {open === 'appearance' ? (
            <AppearancePanel configuredLayout={configuredLayout} onClose={() => onOpenChange(null)} />
          ) : null}
          {open === 'demoReset' ? <DemoResetDialog onReset={resetDemo} onClose={() => onOpenChange(null)} /> : null}
          {open === 'keys' ? <KeySheet onClose={() => onOpenChange(null)} /> : null}
        </Suspense>
      </ErrorBoundary>
    </>
  );
}
