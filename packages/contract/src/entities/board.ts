import * as z from 'zod/mini';
import { boardIdSchema } from './boardId';
import { boardLabelSchema } from './boardLabel';
import { boardListSchema } from './boardList';
import { memberRefsSchema, memberSchema } from './boardMember';

/** Lists that an empty board is offered, and the labels of the first boards. */
export const usualLists = ['To do', 'In progress', 'In review', 'Completed'] as const;
export const usualLabels = ['Research', 'Wireframing', 'Design', 'Development', 'Bug'] as const;

export const boardTitleSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));

/** A board as the list of boards shows it: without what lies on it. */
export const boardSummarySchema = z.object({
  id: boardIdSchema,
  title: boardTitleSchema,
  /** Plain text; may be empty. */
  description: z.string().check(z.maxLength(5_000)),
  /** Name of an icon of the kit, such as `square-kanban`. */
  icon: z.string().check(z.maxLength(100)),
  /** When something on it was last changed: ISO 8601 instant, UTC. */
  lastActivity: z.iso.datetime(),
  members: z.array(memberSchema),
});
export type BoardSummary = z.infer<typeof boardSummarySchema>;

export const boardSchema = z.extend(boardSummarySchema, {
  /** Sorted by position. */
  lists: z.array(boardListSchema),
  /** In the order in which they were made. */
  labels: z.array(boardLabelSchema),
});
export type Board = z.infer<typeof boardSchema>;

/** What may be changed of a board itself; its lists, cards and labels have calls of their own. */
export const boardPatchSchema = z.partial(
  z.extend(z.pick(boardSummarySchema, { title: true, description: true, icon: true }), { members: memberRefsSchema }),
);
export type BoardPatch = z.input<typeof boardPatchSchema>;

/** A new board. Lists and labels are made of their titles, in the order given. */
export const newBoardSchema = z.extend(boardPatchSchema, {
  lists: z.optional(z.array(z.pick(boardListSchema, { title: true })).check(z.maxLength(100))),
  labels: z.optional(z.array(z.pick(boardLabelSchema, { title: true })).check(z.maxLength(100))),
});
export type NewBoard = z.input<typeof newBoardSchema>;

/** What a board has for what nobody gave. */
export const boardDefaults = { title: 'New board', description: '', icon: 'square-kanban' } as const;
