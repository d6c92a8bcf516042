import type { FeatureManifest, FramePieces } from '@quarterdeck/contract';
import type { FrameSource } from '@quarterdeck/feature-shell';

/** What the features offer for the frame, joined; of two that offer the same piece the first one counts. */
export function createFrameSource(features: readonly FeatureManifest[]): FrameSource {
  let known: FramePieces | undefined;
  return {
    known: () => known,
    load: async () => {
      const offers = await Promise.all(features.flatMap((feature) => feature.loadFrame?.() ?? []));
      known = Object.assign({}, ...offers.toReversed()) as FramePieces;
      return known;
    },
  };
}
