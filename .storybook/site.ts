import type { FeatureManifest } from '@quarterdeck/contract';
import { joinFramePieces } from '@quarterdeck/feature-shell';

const manifests = import.meta.glob<Record<string, FeatureManifest>>('../packages/features/*/src/manifest.ts', {
  eager: true,
});

const features = Object.values(manifests).flatMap((file) => Object.values(file));

/**
 * All features joined, for stories whose way leads from one to another, or that show what another puts into the frame.
 * The workbench takes what is there, so that it names no feature.
 */
export const site = {
  id: 'site',
  routes: features.flatMap(({ routes }) => routes),
  navigation: features.flatMap(({ navigation = [] }) => navigation),
  commands: features.flatMap(({ commands = [] }) => commands),
  loadFrame: async () => joinFramePieces(await Promise.all(features.flatMap(({ loadFrame }) => loadFrame?.() ?? []))),
} satisfies FeatureManifest;
