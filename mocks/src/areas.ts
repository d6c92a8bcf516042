import type { Area } from './core/area';

/**
 * All areas of the API. A new one is a folder and a line here. Written out and not read from the contract, which would
 * load every entity with the first page; a test compares both. The first area with a fitting prefix answers, so a longer
 * prefix comes before a shorter one that it begins with.
 */
export const areas: readonly Area[] = [
  // The panels and the search are used after the first page is shown, so they are not part of `common`.
  {
    prefixes: ['api/common/messages', 'api/common/notifications', 'api/common/shortcuts'],
    load: () => import('./common/panelArea'),
  },
  { prefixes: ['api/common/search'], load: () => import('./common/searchArea') },
  { prefixes: ['api/common'], load: () => import('./common/area') },
  { prefixes: ['api/apps/academy'], load: () => import('./academy/area') },
  { prefixes: ['api/apps/chat'], load: () => import('./chat/area') },
  { prefixes: ['api/apps/contacts'], load: () => import('./contacts/area') },
  { prefixes: ['api/apps/ecommerce'], load: () => import('./ecommerce/area') },
  { prefixes: ['api/apps/file-manager'], load: () => import('./file-manager/area') },
  { prefixes: ['api/apps/help-center'], load: () => import('./help-center/area') },
  { prefixes: ['api/apps/mailbox'], load: () => import('./mailbox/area') },
  { prefixes: ['api/apps/notes'], load: () => import('./notes/area') },
  { prefixes: ['api/apps/scrumboard'], load: () => import('./scrumboard/area') },
  { prefixes: ['api/apps/tasks'], load: () => import('./tasks/area') },
  { prefixes: ['api/auth'], load: () => import('./auth/area') },
  { prefixes: ['api/dashboards'], load: () => import('./dashboards/area') },
  { prefixes: ['api/pages'], load: () => import('./pages/area') },
  { prefixes: ['api/ui'], load: () => import('./ui/area') },
  {
    prefixes: [
      'assets/i18n',
      'checkout-sessions',
      'create-checkout-session',
      'marketplace',
      'projects',
      'sessions',
      'users',
    ],
    load: () => import('./product/area'),
  },
];
