import {
  isSameEmail,
  type NewProjectInvitation,
  type ProjectInvitation,
  type ProjectRole,
} from '@quarterdeck/contract/entities/project';
import { projectQueries } from '@quarterdeck/data/visit/projectQueries';
import { useProjectId } from '@quarterdeck/data/visit/projectWrites';
import { useWrite, useWrites } from '@quarterdeck/data/writes/useWrite';
import { useTranslation } from '@quarterdeck/i18n';
import { toasts } from '@quarterdeck/ui/Toast';
import { resendInvitation, writeInvitations } from './accountWrites';

/** What can be done with the invitations of the project. All of it shows at once, and is taken back when it fails. */
export function useInvitationWrites() {
  const { saved } = useWrites();
  const projectId = useProjectId();
  const write = useWrite(writeInvitations);
  const sendAgain = useWrite(resendInvitation);
  const { t } = useTranslation();
  return {
    invite: async (added: readonly NewProjectInvitation[]) => {
      const title = t('settings.people.sent', { count: added.length });
      const onSaved = () => void toasts.add({ title, tone: 'success' });
      await write([{ projectId, kind: 'invite', invitations: [...added] }], { onSaved });
    },
    changeRole: async (email: string, role: ProjectRole) => {
      await write([{ projectId, kind: 'role', email, role }]);
    },
    resend: async (email: string) => {
      const onSaved = () => void toasts.add({ title: t('settings.people.resent'), tone: 'success' });
      await sendAgain([{ projectId, email }], { onSaved });
    },
    /** Removes at once; the same invitation can be brought back to its place. */
    remove: async (invitation: ProjectInvitation) => {
      const { email } = invitation;
      const invitations = saved(projectQueries.project(projectId))?.invitations ?? [];
      const place = invitations.findIndex((one) => isSameEmail(one.email, email));
      await write([{ projectId, kind: 'remove', email }], {
        undo: {
          label: () => t('settings.people.removed', { email }),
          undo: () => write([{ projectId, kind: 'restore', invitation, place }]),
        },
      });
    },
  };
}

export type InvitationWrites = ReturnType<typeof useInvitationWrites>;
