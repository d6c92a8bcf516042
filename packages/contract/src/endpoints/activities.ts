import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { activitySchema } from '../entities/activity';

/** Newest first. */
export const listActivities = endpoint({
  id: 'pages.activities',
  method: 'GET',
  path: 'api/pages/activities',
  response: z.array(activitySchema),
});
