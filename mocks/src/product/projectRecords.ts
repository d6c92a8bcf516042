import { backlogItemSchema } from '@quarterdeck/contract/entities/backlogItem';
import {
  newProjectInvitationSchema,
  projectIdSchema,
  projectInvitationLimit,
  projectSchema,
} from '@quarterdeck/contract/entities/project';
import { sessionIdSchema } from '@quarterdeck/contract/entities/session';
import * as z from 'zod/mini';

export const sessionRecordSchema = z.object({ id: sessionIdSchema, createdAt: z.iso.datetime() });
export type SessionRecord = z.infer<typeof sessionRecordSchema>;

/** A project without its backlog, which has a table of its own; older versions stored no times of invitations. */
export const projectRecordSchema = z.extend(z.omit(projectSchema, { requirements: true }), {
  invitations: z.array(newProjectInvitationSchema).check(z.maxLength(projectInvitationLimit)),
});
export type ProjectRecord = z.infer<typeof projectRecordSchema>;

export const backlogRecordSchema = z.extend(backlogItemSchema, { projectId: projectIdSchema });
export type BacklogRecord = z.infer<typeof backlogRecordSchema>;
