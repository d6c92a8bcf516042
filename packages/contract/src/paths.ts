import type { AcademyCourseId } from './entities/academyCourse';
import type { AuthenticationPage, FrameVariant } from './entities/authentication';
import type { BacklogItemId } from './entities/backlogItem';
import type { InvoiceId } from './entities/invoice';
import type { NoteId } from './entities/note';
import type { NoteLabelId } from './entities/noteLabel';
import type { BillingPeriod } from './entities/pricing';
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
const withTwo = (base: string, first: string, second: string): ScreenPath<[first: string, second: string]> => ({
  pattern: `${base}/:${first}/:${second}`,
  href: (one, two) => `${base}/${encodeURIComponent(one)}/${encodeURIComponent(two)}`,
});

const withOptionalId = <Id extends string>(pattern: string): ScreenPath<[id?: Id]> => ({
  pattern,
  href: (id) => (id === undefined ? pattern : `${pattern}?id=${encodeURIComponent(id)}`),
});

/** A page of prices; where the address says no period, it is the one that was chosen last. */
const pricing = (pattern: string): ScreenPath<[period?: BillingPeriod]> => ({
  pattern,
  href: (period) => (period === undefined ? pattern : `${pattern}?period=${period}`),
});

/** The frame of the pages for signing in where nothing asks for another one. */
export const usualVariant: FrameVariant = 'split-screen';

export const paths = {
  start: fixed('/'),
  tasks: fixed('/apps/tasks'),
  task: withId<TaskId>('/apps/tasks'),
  notes: fixed('/apps/notes'),
  noteReminders: fixed('/apps/notes/reminders'),
  noteArchive: fixed('/apps/notes/archive'),
  noteLabel: withId<NoteLabelId>('/apps/notes/labels'),
  note: withId<NoteId>('/apps/notes'),
  helpCenter: fixed('/apps/help-center'),
  helpFaqs: fixed('/apps/help-center/faqs'),
  helpGuides: fixed('/apps/help-center/guides'),
  helpGuideCategory: {
    pattern: '/apps/help-center/guides/:categorySlug',
    href: (slug: string) => `/apps/help-center/guides/${encodeURIComponent(slug)}`,
  },
  helpGuide: withTwo('/apps/help-center/guides', 'categorySlug', 'guideSlug'),
  helpSupport: fixed('/apps/help-center/support'),
  academy: fixed('/apps/academy'),
  /** `step` counts from 1. */
  academyCourse: {
    pattern: '/apps/academy/:id',
    href: (id: AcademyCourseId, step?: number) =>
      `/apps/academy/${encodeURIComponent(id)}${step === undefined ? '' : `?step=${step}`}`,
  },
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
  invoiceCompact: withOptionalId<InvoiceId>('/pages/invoice/printable/compact'),
  invoiceModern: withOptionalId<InvoiceId>('/pages/invoice/printable/modern'),
  signOut: fixed('/sign-out'),
  authentication: {
    pattern: '/pages/authentication/:page/:variant',
    href: (page: AuthenticationPage, variant: FrameVariant = usualVariant) =>
      `/pages/authentication/${page}/${variant}`,
  },
  comingSoon: {
    pattern: '/pages/coming-soon/:variant',
    href: (variant: FrameVariant = usualVariant) => `/pages/coming-soon/${variant}`,
  },
  pricingModern: pricing('/pages/pricing/modern'),
  pricingSimple: pricing('/pages/pricing/simple'),
  pricingSingle: pricing('/pages/pricing/single'),
  pricingTable: pricing('/pages/pricing/table'),
  projectDashboard: fixed('/dashboards/project'),
  analyticsDashboard: fixed('/dashboards/analytics'),
  financeDashboard: fixed('/dashboards/finance'),
  cryptoDashboard: fixed('/dashboards/crypto'),
  notFound: fixed('/pages/error/404'),
  failure: fixed('/pages/error/500'),
  maintenance: fixed('/pages/maintenance'),
} as const;
