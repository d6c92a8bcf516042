import { request } from '@quarterdeck/contract';
import { resendProjectInvitation } from '@quarterdeck/contract/endpoints/project';
import {
  isSameEmail,
  type NewProjectInvitation,
  type Project,
  type ProjectInvitation,
  type ProjectRole,
} from '@quarterdeck/contract/entities/project';
import { useTranslation } from '@quarterdeck/i18n';
import { toasts } from '@quarterdeck/ui/Toast';
import { useUndo } from '@quarterdeck/ui/undo';
import { useMemo } from 'react';
import { useProjectWrites, type ProjectWrites } from '../../shared/projectWrites';
import { useWriteFailure } from '../../shared/useWriteFailure';
import { sendProject } from '../../shared/sendProject';
import {
  withInvitation,
  withInvitations,
  withoutInvitation,
  withRole,
  type InvitationsChange,
} from './changeInvitations';

export interface InvitationWrites {
  invite: (added: readonly NewProjectInvitation[]) => Promise<void>;
  changeRole: (email: string, role: ProjectRole) => Promise<void>;
  resend: (email: string) => Promise<void>;
  /** Removes at once; the same invitation can be brought back to its place. */
  remove: (invitation: ProjectInvitation) => Promise<void>;
}

/** What can be done with the invitations of the project. All of it shows at once, and is taken back when it fails. */
export function useInvitationWrites(): InvitationWrites {
  const writes = useProjectWrites();
  const undo = useUndo();
  const sayFailure = useWriteFailure();
  const { t } = useTranslation();
  return useMemo(() => {
    /** Tries until it is done or nobody tries again; resolves after the first try. */
    const attempt = async (key: string, emails: readonly string[], act: () => Promise<void>): Promise<void> => {
      try {
        await act();
      } catch (error) {
        const about = emails.map((title) => ({ title }));
        const retry = () => void attempt(key, emails, act);
        sayFailure({ messageKey: `settings.people.failed.${key}`, about, errors: [error], retry });
      }
    };
    const emailsOf = (list: readonly NewProjectInvitation[]) => list.map(({ email }) => email);
    return {
      invite: async (added) => {
        await attempt('invite', emailsOf(added), async () => {
          await save(writes, withInvitations(added));
          toasts.add({ title: t('settings.people.sent', { count: added.length }), tone: 'success' });
        });
      },
      changeRole: async (email, role) => {
        await attempt('role', [email], () => save(writes, withRole(email, role)));
      },
      resend: async (email) => {
        await attempt('resend', [email], async () => {
          await resend(writes, email);
          toasts.add({ title: t('settings.people.resent'), tone: 'success' });
        });
      },
      remove: async (invitation) => {
        const { email } = invitation;
        const place = writes.savedInvitations().findIndex((one) => isSameEmail(one.email, email));
        const restore = () => attempt('restore', [email], () => save(writes, withInvitation(invitation, place)));
        const act = { label: t('settings.people.removed', { email }), undo: restore };
        await attempt('remove', [email], () => {
          const removed = save(writes, withoutInvitation(email));
          undo.offer(removed.then(() => act));
          return removed;
        });
      },
    };
  }, [writes, undo, sayFailure, t]);
}

/** Shows a change of the list and sends the list that comes of it. @throws ApiError */
async function save(writes: ProjectWrites, change: InvitationsChange): Promise<void> {
  const time = new Date().toISOString();
  await writes.perform({
    change: (project) => ({
      ...project,
      // The server says when somebody was invited; until then it is now.
      invitations: change(project.invitations).map((one) => ({ ...one, invitedAt: one.invitedAt ?? time })),
    }),
    send: () => sendProject(writes, { invitations: change(writes.savedInvitations()) }),
    settle: takeOver,
  });
}

/** @throws ApiError */
async function resend(writes: ProjectWrites, email: string): Promise<void> {
  const { projectId, queue } = writes;
  const send = () => queue.call(() => request(resendProjectInvitation, { params: { projectId }, body: { email } }));
  await writes.perform({ send, settle: takeOver });
}

const takeOver = (answer: Project) => () => answer;
