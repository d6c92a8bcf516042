import { isSameEmail, projectInvitationLimit, type NewProjectInvitation, type ProjectRole } from '../entities/project';
import { readAddresses } from './readAddresses';

export interface TypedInvitations {
  /** What stands in the field: addresses as `readAddresses` takes them. */
  email: string;
  /** What those who are typed may do. */
  role: ProjectRole;
  invitations: readonly NewProjectInvitation[];
  /** Addresses of those who are in the project without an invitation. */
  members?: readonly string[];
}

export interface TakenInvitations {
  /** Those from before, and those that were typed and are not among them yet. */
  invitations: NewProjectInvitation[];
  addedCount: number;
  /** Entries without an address, as they were typed. */
  wrong: string[];
  /** Addresses that are among those from before. */
  known: string[];
  /** Addresses that were typed more than once, and taken once. */
  repeated: string[];
  /** Addresses for which there is no room. */
  beyond: string[];
}

/** Takes what was typed as invitations. */
export function takeTyped({ email, role, invitations, members = [] }: TypedInvitations): TakenInvitations {
  const invited = new Set([...invitations.map((one) => one.email), ...members].map((one) => one.toLowerCase()));
  const wrong: string[] = [];
  const known = new Map<string, string>();
  const repeated = new Map<string, string>();
  const added = new Map<string, NewProjectInvitation>();
  for (const read of readAddresses(email)) {
    const key = read.email?.toLowerCase();
    if (read.email === undefined || key === undefined) wrong.push(read.typed);
    else if (invited.has(key)) known.set(key, read.email);
    else if (added.has(key)) repeated.set(key, read.email);
    else added.set(key, { email: read.email, role });
  }
  const all = [...invitations, ...added.values()];
  const taken = all.slice(0, projectInvitationLimit);
  const beyond = all.slice(projectInvitationLimit).map((one) => one.email);
  return {
    invitations: taken,
    addedCount: taken.length - invitations.length,
    wrong,
    known: [...known.values()],
    // Of those that are refused nothing more is said.
    repeated: [...repeated.values()].filter((address) => !beyond.some((refused) => isSameEmail(refused, address))),
    beyond,
  };
}
