import { isSameEmail, type NewProjectInvitation, type ProjectRole } from '@quarterdeck/contract/entities/project';

/** Changes any list of invitations, also one that has the change already. */
export type InvitationsChange = (list: readonly NewProjectInvitation[]) => NewProjectInvitation[];

const has = (list: readonly NewProjectInvitation[], email: string) => list.some((one) => isSameEmail(one.email, email));

/** With these at the end; who is invited already stays as it is. */
export const withInvitations =
  (added: readonly NewProjectInvitation[]): InvitationsChange =>
  (list) => [...list, ...added.filter(({ email }) => !has(list, email))];

/** With one that was removed, at the place that it had. */
export const withInvitation =
  (invitation: NewProjectInvitation, place: number): InvitationsChange =>
  (list) =>
    has(list, invitation.email) ? [...list] : list.toSpliced(place, 0, invitation);

export const withoutInvitation =
  (email: string): InvitationsChange =>
  (list) =>
    list.filter((one) => !isSameEmail(one.email, email));

export const withRole =
  (email: string, role: ProjectRole): InvitationsChange =>
  (list) =>
    list.map((one) => (isSameEmail(one.email, email) ? { ...one, role } : one));
