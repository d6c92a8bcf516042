import type { FeatureManifest } from '@quarterdeck/contract';
import { tasks } from '@quarterdeck/feature-tasks';

/** The features of this site. Deleting one is deleting its package and its line here. */
export const features: readonly FeatureManifest[] = [tasks];
