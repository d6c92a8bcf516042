import { activitySchema, type Activity } from '@quarterdeck/contract/entities/activity';
import * as z from 'zod/mini';

/** An activity by hand: somebody did something, and it opens nothing. */
export function buildActivity(overrides: Partial<z.input<typeof activitySchema>> = {}): Activity {
  return z.parse(activitySchema, {
    id: 'activity-built',
    icon: 'anchor',
    description: '<strong>Pavel Dvorský</strong> moored the test boat at <strong>berth 7</strong>',
    date: '2026-03-10T08:15:00.000Z',
    ...overrides,
  });
}
