import { boardSummarySchema } from '@quarterdeck/contract/entities/board';
import { boardLabelSchema } from '@quarterdeck/contract/entities/boardLabel';
import { boardListSchema } from '@quarterdeck/contract/entities/boardList';
import { cardSchema } from '@quarterdeck/contract/entities/card';
import { contactIdSchema } from '@quarterdeck/contract/entities/contact';
import * as z from 'zod/mini';

/** Members are kept as ids of contacts, so that a contact that changes is shown as it is. */
const memberIdsSchema = z.array(contactIdSchema);

/** A board without what lies on it, which has tables of its own. */
export const boardRecordSchema = z.extend(boardSummarySchema, { members: memberIdsSchema });
export type BoardRecord = z.infer<typeof boardRecordSchema>;

export const listRecordSchema = z.omit(boardListSchema, { cards: true });
export type ListRecord = z.infer<typeof listRecordSchema>;

export const cardRecordSchema = z.extend(cardSchema, {
  labels: z.array(boardLabelSchema.shape.id),
  members: memberIdsSchema,
});
export type CardRecord = z.infer<typeof cardRecordSchema>;
