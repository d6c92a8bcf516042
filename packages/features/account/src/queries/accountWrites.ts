import { resendProjectInvitation, updateProject } from '@quarterdeck/contract/endpoints/project';
import type { Project } from '@quarterdeck/contract/entities/project';
import {
  invitationsChangeSchema,
  projectWriteSchema,
  resentInvitationSchema,
  type InvitationsChange,
  type ProjectWrite,
  type ResentInvitation,
} from '@quarterdeck/contract/writes/project';
import { projectQueries } from '@quarterdeck/data/visit/projectQueries';
import { inProject, projectQueueKey, sayProjectFailure, commitProject } from '@quarterdeck/data/visit/projectWrites';
import { visit } from '@quarterdeck/data/visit/visit';
import { defineWrite, type AnyWrite } from '@quarterdeck/data/writes/defineWrite';
import { nothingYet } from '@quarterdeck/data/writes/optimisticCache';
import { changeInvitations, emailsOf } from '../model/changeInvitations';

/** Saves fields of the project. */
export const saveProject = defineWrite<ProjectWrite, Project>({
  id: 'account.saveProject',
  part: projectWriteSchema,
  queueKey: projectQueueKey,
  optimistic: (parts) => parts.map(({ projectId }) => nothingYet(projectQueries.project(projectId))),
  send: async ({ projectId, patch }, { call }) => {
    const saved = await call(updateProject, { params: { projectId }, body: { project: patch } });
    visit.keepProject(saved);
    return saved;
  },
  saved: commitProject,
  failure: (_, t) => t('settings.project.failed'),
});

/** Changes the list of invitations: it is sent whole, as it is saved by then with the change. */
export const writeInvitations = defineWrite<InvitationsChange, Project>({
  id: 'account.invitations',
  part: invitationsChangeSchema,
  queueKey: projectQueueKey,
  optimistic: (parts) => {
    // The server says when somebody was invited; until then it is now.
    const time = new Date().toISOString();
    return parts.flatMap((part) =>
      inProject(part.projectId, (project) => ({
        ...project,
        invitations: changeInvitations(project.invitations, part).map((one) => ({
          ...one,
          invitedAt: one.invitedAt ?? time,
        })),
      })),
    );
  },
  send: (part, { call }) => {
    const { projectId } = part;
    return call(updateProject, async (savedNow) => {
      const now = await savedNow(projectQueries.project(projectId));
      return { params: { projectId }, body: { project: { invitations: changeInvitations(now.invitations, part) } } };
    });
  },
  saved: commitProject,
  failure: ([part], t) =>
    sayProjectFailure(
      `settings.people.failed.${part?.kind}`,
      part ? emailsOf(part).map((title) => ({ title })) : [],
      t,
    ),
});

export const resendInvitation = defineWrite<ResentInvitation, Project>({
  id: 'account.resendInvitation',
  part: resentInvitationSchema,
  queueKey: projectQueueKey,
  optimistic: (parts) => parts.map(({ projectId }) => nothingYet(projectQueries.project(projectId))),
  send: ({ projectId, email }, { call }) => call(resendProjectInvitation, { params: { projectId }, body: { email } }),
  saved: commitProject,
  failure: (parts, t) =>
    sayProjectFailure(
      'settings.people.failed.resend',
      parts.map(({ email }) => ({ title: email })),
      t,
    ),
});

/** All writes of this feature. */
export const writes: readonly AnyWrite[] = [saveProject, writeInvitations, resendInvitation];
