import type { FeatureManifest } from '@quarterdeck/contract';
import { academy } from '@quarterdeck/feature-academy';
import { account } from '@quarterdeck/feature-account';
import { auth } from '@quarterdeck/feature-auth';
import { backlog } from '@quarterdeck/feature-backlog';
import { dashboards } from '@quarterdeck/feature-dashboards';
import { helpCenter } from '@quarterdeck/feature-help-center';
import { home } from '@quarterdeck/feature-home';
import { invoice } from '@quarterdeck/feature-invoice';
import { marketplace } from '@quarterdeck/feature-marketplace';
import { notes } from '@quarterdeck/feature-notes';
import { payment } from '@quarterdeck/feature-payment';
import { pricing } from '@quarterdeck/feature-pricing';
import { tasks } from '@quarterdeck/feature-tasks';

/** The features of this site. To delete one, delete its package, its line here and its line in package.json. */
export const features: readonly FeatureManifest[] = [
  home,
  backlog,
  marketplace,
  payment,
  account,
  dashboards,
  tasks,
  notes,
  academy,
  helpCenter,
  pricing,
  invoice,
  auth,
];
