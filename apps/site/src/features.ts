import type { FeatureManifest } from '@quarterdeck/contract';
import { project } from '@quarterdeck/feature-project';
import { tasks } from '@quarterdeck/feature-tasks';

/** The features of this site. To delete one, delete its package, its line here and its line in package.json. */
export const features: readonly FeatureManifest[] = [project, tasks];
