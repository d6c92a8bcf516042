import type { FeatureManifest, FramePieces } from '@quarterdeck/contract';
import { joinFramePieces, type FrameSource } from '@quarterdeck/feature-shell';

/** What the features offer for the frame, joined. */
export function createFrameSource(features: readonly FeatureManifest[]): FrameSource {
  let known: FramePieces | undefined;
  return {
    known: () => known,
    load: async () => {
      const offers = await Promise.all(features.flatMap((feature) => feature.loadFrame?.() ?? []));
      known = joinFramePieces(offers);
      return known;
    },
  };
}
