import type { FeatureManifest } from '@quarterdeck/contract';
import { useTranslation } from '@quarterdeck/i18n';
import { findLayout } from '@quarterdeck/ui/Layout';
import { LiveRegion } from '@quarterdeck/ui/LiveRegion';
import { matchPath, Route, Routes, useLocation } from '@quarterdeck/ui/router';
import { ToastRegion } from '@quarterdeck/ui/ToastRegion';
import { lazy, Suspense, useState } from 'react';
import { StoryShell } from './StoryShell';

export interface ScreenFrameProps {
  feature: FeatureManifest;
  /** Whose commands and widgets it can use, besides its own. @default none */
  others?: readonly FeatureManifest[] | undefined;
  /** Name of a layout, or `none` for the bare screen; a route's own layout wins. */
  layout: string;
}

const nothing: readonly FeatureManifest[] = [];

/**
 * Shows the screen that a feature offers for the story's address, as the host does: the route is found by
 * its pattern, the screen is loaded when it is first shown and stays mounted between routes that share it.
 * A story names both in its parameters: `parameters: { feature: tasks, address: '/apps/tasks/task-01' }`.
 */
export function ScreenFrame({ feature, others = nothing, layout }: ScreenFrameProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [screens] = useState(() => new Map(feature.routes.map(({ screen, load }) => [screen, lazy(load)] as const)));
  const route = feature.routes.find(({ path }) => matchPath(path, pathname));
  if (!route) return <p>{`${feature.id} has no screen at ${pathname}`}</p>;

  const page = (
    <Suspense fallback={null}>
      <Routes>
        {/* One element key for all routes of a screen: moving between them must not mount it anew. */}
        {feature.routes.map(({ id, path, screen }) => {
          const Screen = screens.get(screen);
          return Screen ? <Route key={id} path={path} element={<Screen key={screen} />} /> : null;
        })}
      </Routes>
    </Suspense>
  );
  const frame = findLayout(route.layout ?? layout);
  return (
    <>
      {frame ? (
        <StoryShell feature={feature} others={others} layout={frame} pageTitle={t(route.titleKey)}>
          {page}
        </StoryShell>
      ) : (
        <main>{page}</main>
      )}
      <ToastRegion />
      <LiveRegion />
    </>
  );
}
