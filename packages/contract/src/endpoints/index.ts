import type { AnyEndpoint } from '../endpoint';
import * as academy from './academy';
import * as activities from './activities';
import * as auth from './auth';
import * as chat from './chat';
import * as common from './common';
import * as contacts from './contacts';
import * as dashboards from './dashboards';
import * as ecommerce from './ecommerce';
import * as fileManager from './fileManager';
import * as helpCenter from './helpCenter';
import * as icons from './icons';
import * as invoice from './invoice';
import * as mailbox from './mailbox';
import * as marketplace from './marketplace';
import * as messages from './messages';
import * as notes from './notes';
import * as notifications from './notifications';
import * as payment from './payment';
import * as pricing from './pricing';
import * as project from './project';
import * as scrumboard from './scrumboard';
import * as shell from './shell';
import * as shortcuts from './shortcuts';
import * as tasks from './tasks';

/** Every call of the API, in the order of the reference. Whatever is derived from the table reads it here. */
export const endpoints: readonly AnyEndpoint[] = [
  ...Object.values(common),
  ...Object.values(messages),
  ...Object.values(notifications),
  ...Object.values(shortcuts),
  ...Object.values(contacts),
  ...Object.values(ecommerce),
  ...Object.values(fileManager),
  ...Object.values(mailbox),
  ...Object.values(notes),
  ...Object.values(tasks),
  ...Object.values(scrumboard),
  ...Object.values(chat),
  ...Object.values(helpCenter),
  ...Object.values(auth),
  ...Object.values(project),
  ...Object.values(marketplace),
  ...Object.values(payment),
  ...Object.values(shell),
  ...Object.values(dashboards),
  ...Object.values(activities),
  ...Object.values(pricing),
  ...Object.values(invoice),
  ...Object.values(icons),
  ...Object.values(academy),
];
