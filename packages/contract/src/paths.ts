import type { BacklogItemId } from './entities/backlogItem';
import type { ReceiptId } from './entities/receipt';
import type { RequirementId } from './entities/requirement';
import type { TaskId } from './entities/task';

/** A screen's address: `pattern` for the router, `href` for links. Addresses are built nowhere else. */
export interface ScreenPath<Args extends readonly unknown[]> {
  pattern: string;
  href: (...args: Args) => string;
}

const fixed = (pattern: string): ScreenPath<[]> => ({ pattern, href: () => pattern });
const withId = <Id extends string>(base: string): ScreenPath<[id: Id]> => ({
  pattern: `${base}/:id`,
  href: (id) => `${base}/${encodeURIComponent(id)}`,
});

export const paths = {
  start: fixed('/'),
  tasks: fixed('/apps/tasks'),
  task: withId<TaskId>('/apps/tasks'),
  profile: fixed('/pages/profile'),
  settings: fixed('/settings'),
  help: fixed('/help'),
  home: fixed('/home'),
  signedInRedirect: fixed('/signed-in-redirect'),
  getStarted: fixed('/getstarted'),
  marketplace: fixed('/marketplace'),
  quote: fixed('/marketplace/quote'),
  requirement: withId<RequirementId>('/marketplace'),
  backlog: fixed('/backlog'),
  backlogItem: withId<BacklogItemId>('/backlog'),
  payment: fixed('/payment'),
  paymentSuccess: fixed('/payment/success'),
  paymentCancelled: fixed('/payment/cancelled'),
  receipt: withId<ReceiptId>('/payment/receipts'),
  signOut: fixed('/sign-out'),
  notFound: fixed('/pages/error/404'),
  failure: fixed('/pages/error/500'),
} as const;
