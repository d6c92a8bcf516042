import type { FeatureManifest } from '@quarterdeck/contract';
import { Shell, ShellHostContext, type ShellHost } from '@quarterdeck/feature-shell';
import { useOffers } from '@quarterdeck/host';
import { HostActionsContext } from '@quarterdeck/ui/hostActions';
import { EmptyLayout, type BuiltLayoutName } from '@quarterdeck/ui/Layout';
import { matchPath, useNavigate } from '@quarterdeck/ui/router';
import { Suspense, useCallback, useMemo, type ReactNode } from 'react';

export interface StoryShellProps {
  feature: FeatureManifest;
  others: readonly FeatureManifest[];
  layout: BuiltLayoutName;
  pageTitle: string;
  children: ReactNode;
}

const nothing = () => undefined;

/** The site's frame around one feature's screen. What leads out of the feature is disabled; panels of the host stay shut. */
export function StoryShell({ feature, others, layout, pageTitle, children }: StoryShellProps) {
  const routerNavigate = useNavigate();
  const navigate = useCallback((to: string) => void routerNavigate(to), [routerNavigate]);
  const features = useMemo(() => [feature, ...others], [feature, others]);
  const offers = useOffers(features, navigate);
  const { runCommand } = offers;
  const host = useMemo<ShellHost>(
    () => ({
      offers: feature.navigation ?? [],
      commands: feature.commands ?? [],
      runCommand,
      ...(feature.loadFrame ? { frame: { known: () => undefined, load: feature.loadFrame } } : {}),
      navigate,
      isKnownAddress: (address) => feature.routes.some(({ path }) => matchPath(path, address)),
      showsUnknownItems: true,
      onIntent: nothing,
      // The toolbar says which language a story speaks.
      openPalette: nothing,
      openKeySheet: nothing,
      openAppearance: nothing,
    }),
    [feature, navigate, runCommand],
  );
  return (
    <HostActionsContext value={offers}>
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
    </HostActionsContext>
  );
}
