import {
  newProjectInvitationSchema,
  projectInvitationLimit,
  type NewProjectInvitation,
  type ProjectRole,
} from '@quarterdeck/contract/entities/project';
import type { ClipboardEvent } from 'react';

export interface TypedInvitations {
  /** What stands in the field: addresses, divided by spaces, commas or semicolons. */
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
  /** What was typed and is no address. */
  wrong: string[];
  /** What was typed and is among those from before. */
  known: string[];
  /** Addresses for which there is no room. */
  beyond: string[];
}

/** Takes what was typed as invitations. */
export function takeTyped({ email, role, invitations, members = [] }: TypedInvitations): TakenInvitations {
  const invited = new Set([...invitations.map((one) => one.email), ...members].map((one) => one.toLowerCase()));
  const wrong: string[] = [];
  const known: string[] = [];
  const added = new Map<string, NewProjectInvitation>();
  for (const typed of email.split(/[\s,;]+/)) {
    if (typed === '') continue;
    const parsed = newProjectInvitationSchema.safeParse({ email: typed, role });
    if (!parsed.success) wrong.push(typed);
    else if (invited.has(typed.toLowerCase())) known.push(typed);
    else if (!added.has(typed.toLowerCase())) added.set(typed.toLowerCase(), parsed.data);
  }
  const all = [...invitations, ...added.values()];
  const taken = all.slice(0, projectInvitationLimit);
  const beyond = all.slice(projectInvitationLimit).map((one) => one.email);
  return { invitations: taken, addedCount: taken.length - invitations.length, wrong, known, beyond };
}

/**
 * Takes what is pasted into the field of addresses when it has several lines: a field of one line would join the last
 * address of a line and the first of the next.
 * @param take gets what is to stand in the field.
 */
export function pasteAddresses(event: ClipboardEvent<HTMLInputElement>, take: (email: string) => void): void {
  const lines = event.clipboardData.getData('text').split(/\s*[\r\n]+\s*/);
  if (lines.length < 2) return;
  event.preventDefault();
  take([event.currentTarget.value.trim(), ...lines].filter((line) => line !== '').join(', '));
}
