import * as z from 'zod/mini';
import { _default as withDefault } from 'zod/mini';
import { boardIdSchema, positionSchema } from './boardId';
import { boardLabelRefsSchema, boardLabelSchema } from './boardLabel';
import { boardListIdSchema } from './boardListId';
import { memberRefsSchema, memberSchema } from './boardMember';
import { ownIds } from './ownIds';

export const cardIdSchema = z.string().check(z.minLength(1), z.maxLength(100)).brand<'CardId'>();
export type CardId = z.infer<typeof cardIdSchema>;

export const cardTitleSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(1_000));
export const cardDescriptionMaxLength = 50_000;

export const checklistItemSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  title: z.string().check(z.maxLength(1_000)),
  completed: z.boolean(),
});
export type ChecklistItem = z.infer<typeof checklistItemSchema>;

export const cardSchema = z.object({
  id: cardIdSchema,
  boardId: boardIdSchema,
  listId: boardListIdSchema,
  position: positionSchema,
  title: cardTitleSchema,
  /** Plain text. */
  description: z.nullable(z.string().check(z.maxLength(cardDescriptionMaxLength))),
  /** Labels of the board, each at most once. */
  labels: z.array(boardLabelSchema),
  /** ISO 8601 instant, UTC. */
  dueDate: z.nullable(z.iso.datetime()),
  /** Who works on it, each at most once. */
  members: z.array(memberSchema),
  /** In the order in which it is done; may be empty. */
  checklist: z.array(checklistItemSchema).check(z.maxLength(500)),
});
export type Card = z.infer<typeof cardSchema>;

const sentChecklistSchema = cardSchema.shape.checklist.check(ownIds);

/** A new card; only its place and its title are needed. */
export const newCardSchema = z.extend(z.omit(cardSchema, { id: true }), {
  description: withDefault(cardSchema.shape.description, null),
  labels: withDefault(boardLabelRefsSchema, []),
  dueDate: withDefault(cardSchema.shape.dueDate, null),
  members: withDefault(memberRefsSchema, []),
  checklist: withDefault(sentChecklistSchema, []),
});
export type NewCard = z.input<typeof newCardSchema>;

/** What may be changed by a patch: everything but the id and the board. */
export const cardPatchSchema = z.partial(
  z.extend(z.omit(cardSchema, { id: true, boardId: true }), {
    labels: boardLabelRefsSchema,
    members: memberRefsSchema,
    checklist: sentChecklistSchema,
  }),
);
export type CardPatch = z.input<typeof cardPatchSchema>;

/** A patch among others, with the id of its card. */
export const cardPatchWithIdSchema = z.extend(cardPatchSchema, { id: cardIdSchema });
export type CardPatchWithId = z.infer<typeof cardPatchWithIdSchema>;
