import { isSameEmail, type NewProjectInvitation } from '@quarterdeck/contract/entities/project';
import type { InvitationsChange } from '@quarterdeck/contract/writes/project';

const has = (list: readonly NewProjectInvitation[], email: string) => list.some((one) => isSameEmail(one.email, email));

/** Changes any list of invitations, also one that has the change already. */
export function changeInvitations(
  list: readonly NewProjectInvitation[],
  change: InvitationsChange,
): NewProjectInvitation[] {
  switch (change.kind) {
    case 'invite':
      // Who is invited already stays as it is.
      return [...list, ...change.invitations.filter(({ email }) => !has(list, email))];
    case 'restore':
      return has(list, change.invitation.email) ? [...list] : list.toSpliced(change.place, 0, change.invitation);
    case 'remove':
      return list.filter((one) => !isSameEmail(one.email, change.email));
    default:
      return list.map((one) => (isSameEmail(one.email, change.email) ? { ...one, role: change.role } : one));
  }
}

/** Whom a change is about. */
export function emailsOf(change: InvitationsChange): string[] {
  if (change.kind === 'invite') return change.invitations.map(({ email }) => email);
  return [change.kind === 'restore' ? change.invitation.email : change.email];
}
