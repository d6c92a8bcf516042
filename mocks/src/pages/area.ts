import { listActivities } from '@quarterdeck/contract/endpoints/activities';
import { handle, type MockHandler } from '../core/handle';
import { activityTable } from './activityTable';
import { invoiceHandlers } from './invoiceHandlers';
import { pricingHandlers } from './pricingHandlers';

export const handlers: readonly MockHandler[] = [
  handle(listActivities, async (_, { db }) => (await db.open(activityTable)).list()),
  ...invoiceHandlers,
  ...pricingHandlers,
];
