/** The parts of the writes of a project, as the browser keeps them until they are answered. */
import * as z from 'zod/mini';
import {
  backlogItemIdSchema,
  backlogItemPatchSchema,
  backlogItemSchema,
  backlogStatuses,
} from '../entities/backlogItem';
import {
  newProjectInvitationSchema,
  projectIdSchema,
  projectInvitationSchema,
  projectPatchSchema,
  projectRoles,
} from '../entities/project';

const ofProject = { projectId: projectIdSchema };

export const projectWriteSchema = z.object({ ...ofProject, patch: projectPatchSchema });
export type ProjectWrite = z.infer<typeof projectWriteSchema>;

/** Fields of one item that change. */
export const itemChangeSchema = z.extend(backlogItemPatchSchema, { id: backlogItemIdSchema });
export type ItemChange = z.infer<typeof itemChangeSchema>;

/** What is to change in items, and what stood there before, which older versions did not keep. */
export const itemChangesSchema = z.object({
  ...ofProject,
  changes: z.array(itemChangeSchema),
  before: z.optional(z.array(itemChangeSchema)),
});
export type ItemChanges = z.infer<typeof itemChangesSchema>;

/**
 * Items to be made, and as what they are shown until they are; `alike` names those that were there already and look like
 * them, which older versions did not keep.
 */
export const newItemsSchema = z.object({
  ...ofProject,
  items: z.array(z.object({ patch: backlogItemPatchSchema, shown: backlogItemSchema })),
  alike: z.optional(z.array(backlogItemIdSchema)),
});
export type NewItems = z.infer<typeof newItemsSchema>;
/** One of them. */
export type NewItem = NewItems['items'][number];

/** Where items are to stand: before another item, or at the end of a group. */
export const moveTargetSchema = z.object({
  status: z.enum(backlogStatuses),
  beforeId: z.optional(backlogItemIdSchema),
});
export type MoveTarget = z.infer<typeof moveTargetSchema>;

/** The group and the place in the project of one item. */
export const itemPlaceSchema = z.pick(backlogItemSchema, { id: true, status: true, order: true });
export type ItemPlace = z.infer<typeof itemPlaceSchema>;

/** Items that move to a target, or back to the places that they had. */
export const itemMoveSchema = z.object({
  ...ofProject,
  ids: z.array(backlogItemIdSchema),
  to: z.union([moveTargetSchema, z.array(itemPlaceSchema)]),
});
export type ItemMove = z.infer<typeof itemMoveSchema>;

export const itemDeletionSchema = z.object({ ...ofProject, id: backlogItemIdSchema });
export type ItemDeletion = z.infer<typeof itemDeletionSchema>;

/** Deleted items that come back as they were. */
export const itemRestorationSchema = z.object({ ...ofProject, items: z.array(backlogItemSchema) });
export type ItemRestoration = z.infer<typeof itemRestorationSchema>;

/** A change of the list of invitations. */
export const invitationsChangeSchema = z.discriminatedUnion('kind', [
  z.object({ ...ofProject, kind: z.literal('invite'), invitations: z.array(newProjectInvitationSchema) }),
  /** A removed one, at the place that it had. */
  z.object({ ...ofProject, kind: z.literal('restore'), invitation: projectInvitationSchema, place: z.int() }),
  z.object({ ...ofProject, kind: z.literal('remove'), email: z.string() }),
  z.object({ ...ofProject, kind: z.literal('role'), email: z.string(), role: z.enum(projectRoles) }),
]);
export type InvitationsChange = z.infer<typeof invitationsChangeSchema>;

export const resentInvitationSchema = z.object({ ...ofProject, email: z.string() });
export type ResentInvitation = z.infer<typeof resentInvitationSchema>;
