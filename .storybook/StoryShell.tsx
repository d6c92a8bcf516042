import type { FeatureManifest } from '@quarterdeck/contract';
import { Shell, ShellHostContext, type ShellHost } from '@quarterdeck/feature-shell';
import { EmptyLayout, type BuiltLayoutName } from '@quarterdeck/ui/Layout';
import { matchPath, useNavigate } from '@quarterdeck/ui/router';
import { useUndo } from '@quarterdeck/ui/undo';
import { Suspense, useMemo, type ReactNode } from 'react';

export interface StoryShellProps {
  feature: FeatureManifest;
  layout: BuiltLayoutName;
  pageTitle: string;
  children: ReactNode;
}

const nothing = () => undefined;

/** The site's frame around one feature's screen. What leads out of the feature is disabled; panels of the host stay shut. */
export function StoryShell({ feature, layout, pageTitle, children }: StoryShellProps) {
  const navigate = useNavigate();
  const undo = useUndo();
  const host = useMemo<ShellHost>(
    () => ({
      offers: feature.navigation ?? [],
      commands: feature.commands ?? [],
      runCommand: (command) => {
        const run = async () => {
          const done = await command.run({ navigate: (to) => void navigate(to) });
          if (done) undo.offer(done);
        };
        void run();
      },
      ...(feature.loadFrame ? { frame: { known: () => undefined, load: feature.loadFrame } } : {}),
      navigate: (address) => void navigate(address),
      isKnownAddress: (address) => feature.routes.some(({ path }) => matchPath(path, address)),
      showsUnknownItems: true,
      onIntent: nothing,
      // The toolbar says which language a story speaks.
      openPalette: nothing,
      openKeySheet: nothing,
      openAppearance: nothing,
    }),
    [feature, navigate, undo],
  );
  return (
    <ShellHostContext value={host}>
      {layout === 'empty' ? (
        <EmptyLayout>{children}</EmptyLayout>
      ) : (
        <Suspense fallback={null}>
          <Shell layout={layout} pageTitle={pageTitle}>
            {children}
          </Shell>
        </Suspense>
      )}
    </ShellHostContext>
  );
}
