import {
  isSameEmail,
  type NewProjectInvitation,
  type Project,
  type ProjectInvitation,
} from '@quarterdeck/contract/entities/project';
import { invalid, notFound } from '../core/failure';
import type { ProjectRecord } from './projectRecords';

type Stored = ProjectRecord['invitations'][number];

const withEmail =
  (email: string) =>
  (one: Stored): boolean =>
    isSameEmail(one.email, email);

/**
 * The invitations of a project as they were sent, each with its time.
 * @param before those that there are: they keep their time.
 * @param path of the list in the body.
 * @throws Failure 400 when an address is sent twice.
 */
export function invite(
  sent: readonly NewProjectInvitation[],
  before: readonly Stored[],
  { now, path }: { now: Date; path: string },
): Stored[] {
  const second = sent.findIndex(({ email }, index) => sent.slice(0, index).some(withEmail(email)));
  if (second >= 0) throw invalid('Each address is invited once', { [`${path}.${second}.email`]: 'Is invited already' });
  const time = now.toISOString();
  return sent.map(({ email, role, invitedAt }) => {
    const known = before.find(withEmail(email));
    if (known !== undefined) return { ...known, email, role };
    // One that was removed and comes back; nobody was invited in the future.
    return { email, role, invitedAt: invitedAt !== undefined && invitedAt < time ? invitedAt : time };
  });
}

/** @throws Failure 404 when nobody with this address is invited. */
export function resend(invitations: readonly Stored[], email: string, now: Date): Stored[] {
  if (!invitations.some(withEmail(email))) throw notFound(`Nobody with the address ${email} is invited`);
  const isMeant = withEmail(email);
  return invitations.map((one) => (isMeant(one) ? { ...one, invitedAt: now.toISOString() } : one));
}

/** Invitations as calls answer them. Those of older versions have no time: they came with the project. */
export const answerInvitations = ({ invitations, createdAt }: ProjectRecord): Project['invitations'] =>
  invitations.map((one): ProjectInvitation => ({ ...one, invitedAt: one.invitedAt ?? createdAt }));
