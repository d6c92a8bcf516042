import {
  projectInvitationSchema,
  type ProjectInvitation,
  type ProjectRole,
} from '@quarterdeck/contract/entities/project';

/** The most people that one project invites. */
export const mostInvitations = 50;

export interface TypedInvitations {
  /** What stands in the field: addresses, divided by spaces, commas or semicolons. */
  email: string;
  /** What those who are typed may do. */
  role: ProjectRole;
  invitations: readonly ProjectInvitation[];
}

export interface TakenInvitations {
  /** Those from before, and those that were typed and are not among them yet. */
  invitations: ProjectInvitation[];
  addedCount: number;
  /** What was typed and is no address. */
  wrong: string[];
  /** What was typed and is among those from before. */
  known: string[];
}

/** Takes what was typed as invitations. */
export function takeTyped({ email, role, invitations }: TypedInvitations): TakenInvitations {
  const invited = new Set(invitations.map((one) => one.email.toLowerCase()));
  const wrong: string[] = [];
  const known: string[] = [];
  const added = new Map<string, ProjectInvitation>();
  for (const typed of email.split(/[\s,;]+/)) {
    if (typed === '') continue;
    const parsed = projectInvitationSchema.safeParse({ email: typed, role });
    if (!parsed.success) wrong.push(typed);
    else if (invited.has(typed.toLowerCase())) known.push(typed);
    else if (!added.has(typed.toLowerCase())) added.set(typed.toLowerCase(), parsed.data);
  }
  const all = [...invitations, ...added.values()].slice(0, mostInvitations);
  return { invitations: all, addedCount: all.length - invitations.length, wrong, known };
}
