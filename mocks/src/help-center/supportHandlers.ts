import * as calls from '@quarterdeck/contract/endpoints/helpCenter';
import { notFound } from '../core/failure';
import { handle, type MockHandler } from '../core/handle';
import { guideTable } from './guideTables';

/** No call reads what is sent here, so that nothing of it is kept. */
export const supportHandlers: readonly MockHandler[] = [
  handle(calls.sendGuideFeedback, async ({ body: { guideId } }, { db }) => {
    if ((await db.open(guideTable)).get(guideId) === undefined) throw notFound(`No guide with id ${guideId}`);
    return true as const;
  }),

  handle(calls.sendSupportRequest, (_, { newId }) => ({ ticketId: newId() })),
];
