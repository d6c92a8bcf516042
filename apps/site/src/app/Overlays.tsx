import {
  AppearancePanel,
  CommandSearch,
  DemoResetDialog,
  KeySheet,
  useSiteShortcuts,
} from '@quarterdeck/feature-shell';
import { dropHeldKeys } from '@quarterdeck/ui/heldKeys';
import { usePreloadedPart } from '@quarterdeck/ui/lazyPart';
import { LateToastRegion } from '@quarterdeck/ui/LateToastRegion';
import { LiveRegion } from '@quarterdeck/ui/LiveRegion';
import { PartBoundary } from '@quarterdeck/ui/PartBoundary';
import { configuredLayout } from './layoutChoice';
import { resetDemo } from './lazyReset';

export type OverlayName = 'palette' | 'keys' | 'appearance' | 'demoReset';

export interface OverlaysProps {
  open: OverlayName | null;
  onOpenChange: (open: OverlayName | null) => void;
}

/** What lies over every page: palette, key sheet, messages, announcements; and the keys of the whole site. */
export function Overlays({ open, onOpenChange }: OverlaysProps) {
  useSiteShortcuts();
  // What is typed right after its key must not be lost.
  usePreloadedPart(CommandSearch);
  const close = () => {
    dropHeldKeys();
    onOpenChange(null);
  };
  return (
    <>
      <LiveRegion />
      <LateToastRegion />
      <PartBoundary shownFor={open} onFailure={close}>
        {open === 'palette' ? <CommandSearch onClose={() => onOpenChange(null)} /> : null}
        {open === 'appearance' ? (
          <AppearancePanel configuredLayout={configuredLayout} onClose={() => onOpenChange(null)} />
        ) : null}
        {open === 'demoReset' ? <DemoResetDialog onReset={resetDemo} onClose={() => onOpenChange(null)} /> : null}
        {open === 'keys' ? <KeySheet onClose={() => onOpenChange(null)} /> : null}
      </PartBoundary>
    </>
  );
}
