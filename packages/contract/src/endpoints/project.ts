import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { backlogItemIdSchema } from '../entities/backlogItem';
import { newProjectInvitationSchema, newProjectSchema, projectPatchSchema, projectSchema } from '../entities/project';
import { requirementIdSchema } from '../entities/requirement';
import { sessionIdSchema } from '../entities/session';

/** Starts a visit; the id is kept in the browser. */
export const createSession = endpoint({
  id: 'product.session.create',
  method: 'POST',
  path: 'sessions',
  body: z.object({}),
  response: z.object({ sessionId: sessionIdSchema }),
});

/** Only session and name are needed; items of `requirements` are made as by `updateProject`. */
export const createProject = endpoint({
  id: 'product.project.create',
  method: 'POST',
  path: 'projects',
  body: z.extend(newProjectSchema, { sessionId: sessionIdSchema }),
  response: projectSchema,
});

export const getProject = endpoint({
  id: 'product.project.get',
  method: 'GET',
  path: 'projects/{projectId}',
  response: projectSchema,
});

/** Carries changed, moved and new items of the backlog; items that are not sent stay. */
export const updateProject = endpoint({
  id: 'product.project.update',
  method: 'PATCH',
  path: 'projects/{projectId}',
  body: z.object({ project: projectPatchSchema }),
  response: projectSchema,
});

/** Adds requirements of the marketplace that cost nothing, or nothing more; those there are stay as they are. */
export const addRequirements = endpoint({
  id: 'product.requirements.add',
  method: 'POST',
  path: 'projects/{projectId}/requirements',
  body: z.object({
    sessionId: sessionIdSchema,
    requirementIds: z.array(requirementIdSchema).check(z.minLength(1), z.maxLength(200)),
  }),
  response: z.object({ project: projectSchema }),
});

/** `requirementId` is the id of an item of the backlog, or of the requirement that it came from. */
export const deleteProjectRequirement = endpoint({
  id: 'product.project.requirement.delete',
  method: 'DELETE',
  path: 'projects/{projectId}/requirements/{requirementId}',
  response: z.literal(true),
});

/** Deleted items as they were, each behind the item that it stood behind. */
export const restoreProjectRequirements = endpoint({
  id: 'product.project.requirements.restore',
  method: 'POST',
  path: 'projects/{projectId}/requirements/restore',
  body: z.object({ ids: z.array(backlogItemIdSchema).check(z.minLength(1)) }),
  response: projectSchema,
});

/** Sends an invitation once more; `invitedAt` is the time of the call then. */
export const resendProjectInvitation = endpoint({
  id: 'product.project.invitation.resend',
  method: 'POST',
  path: 'projects/{projectId}/invitations/resend',
  body: z.pick(newProjectInvitationSchema, { email: true }),
  response: projectSchema,
});
