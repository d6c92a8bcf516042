import { listActivities } from '@quarterdeck/contract/endpoints/activities';
import { handle, type MockHandler } from '../core/handle';
import { activityTable } from './activityTable';

export const handlers: readonly MockHandler[] = [
  handle(listActivities, async (_, { db }) => (await db.open(activityTable)).list()),
];
