import { academyDocs } from './academy';
import { activitiesDocs } from './activities';
import { authDocs } from './auth';
import { chatDocs } from './chat';
import { commonDocs } from './common';
import { contactsDocs } from './contacts';
import { dashboardsDocs } from './dashboards';
import { ecommerceDocs } from './ecommerce';
import { fileManagerDocs } from './fileManager';
import { helpCenterDocs } from './helpCenter';
import { iconsDocs } from './icons';
import { invoiceDocs } from './invoice';
import { mailboxDocs } from './mailbox';
import { marketplaceDocs } from './marketplace';
import { messagesDocs } from './messages';
import { notesDocs } from './notes';
import { notificationsDocs } from './notifications';
import { paymentDocs } from './payment';
import { pricingDocs } from './pricing';
import { projectDocs } from './project';
import { scrumboardDocs } from './scrumboard';
import { shellDocs } from './shell';
import { shortcutsDocs } from './shortcuts';
import { tasksDocs } from './tasks';
import type { DocumentedEndpoint } from './documentEndpoints';

/** Every call with its document, in the order of the reference. */
export const documentedEndpoints: readonly DocumentedEndpoint[] = [
  ...Object.values(commonDocs),
  ...Object.values(messagesDocs),
  ...Object.values(notificationsDocs),
  ...Object.values(shortcutsDocs),
  ...Object.values(shellDocs),
  ...Object.values(authDocs),
  ...Object.values(projectDocs),
  ...Object.values(marketplaceDocs),
  ...Object.values(paymentDocs),
  ...Object.values(contactsDocs),
  ...Object.values(ecommerceDocs),
  ...Object.values(fileManagerDocs),
  ...Object.values(mailboxDocs),
  ...Object.values(notesDocs),
  ...Object.values(tasksDocs),
  ...Object.values(scrumboardDocs),
  ...Object.values(chatDocs),
  ...Object.values(helpCenterDocs),
  ...Object.values(academyDocs),
  ...Object.values(dashboardsDocs),
  ...Object.values(activitiesDocs),
  ...Object.values(pricingDocs),
  ...Object.values(invoiceDocs),
  ...Object.values(iconsDocs),
];

/** The area of a call: the first part of its id. */
export function areaOf({ endpoint }: DocumentedEndpoint): string {
  return endpoint.id.split('.')[0] ?? endpoint.id;
}
