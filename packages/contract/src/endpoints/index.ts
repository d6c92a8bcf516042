import type { AnyEndpoint } from '../endpoint';
import * as common from './common';
import * as contacts from './contacts';
import * as tasks from './tasks';

/** Every call of the API, in the order of the reference. Whatever is derived from the table reads it here. */
export const endpoints: readonly AnyEndpoint[] = [
  ...Object.values(common),
  ...Object.values(contacts),
  ...Object.values(tasks),
];
