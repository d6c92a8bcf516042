import type { AnyEndpoint } from '../endpoint';
import * as auth from './auth';
import * as common from './common';
import * as contacts from './contacts';
import * as marketplace from './marketplace';
import * as payment from './payment';
import * as project from './project';
import * as shell from './shell';
import * as tasks from './tasks';

/** Every call of the API, in the order of the reference. Whatever is derived from the table reads it here. */
export const endpoints: readonly AnyEndpoint[] = [
  ...Object.values(common),
  ...Object.values(contacts),
  ...Object.values(tasks),
  ...Object.values(auth),
  ...Object.values(project),
  ...Object.values(marketplace),
  ...Object.values(payment),
  ...Object.values(shell),
];
