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
}

/** Takes what was typed as invitations. */
export function takeTyped({ email, role, invitations }: TypedInvitations): TakenInvitations {
  const known = new Set(invitations.map((one) => one.email.toLowerCase()));
  const wrong: string[] = [];
  const added: ProjectInvitation[] = [];
  for (const typed of email.split(/[\s,;]+/)) {
    if (typed === '' || known.has(typed.toLowerCase())) continue;
    const parsed = projectInvitationSchema.safeParse({ email: typed, role });
    if (!parsed.success) wrong.push(typed);
    else {
      known.add(typed.toLowerCase());
      added.push(parsed.data);
    }
  }
  const all = [...invitations, ...added].slice(0, mostInvitations);
  return { invitations: all, addedCount: all.length - invitations.length, wrong };
}
