import { newProjectInvitationSchema } from '../entities/project';

export interface ReadAddress {
  /** As it was typed, with the name around it. */
  typed: string;
  /** The address alone; undefined where there is none. */
  email: string | undefined;
}

/**
 * One entry of a list of addresses, in this order: `x@y.z <x@y.z>`, a name (with commas only in quotes) and an address in
 * angle brackets, an address or whatever stands in its place, and an angle bracket or a quote that is never closed.
 */
const entry =
  /([^\s",;<>]+)[ \t]*<(?:mailto:)?\1>|(?:"[^"]*"|[^"@,;<>\r\n])*<[^<>]*>|(?:"[^"]*"|[^\s",;<])+|[^\s,;]+/gi;

/**
 * Reads addresses the way mail programs write them (RFC 5322, section 3.4, without groups): divided by commas,
 * semicolons, lines or spaces, each with or without a name and `mailto:`.
 */
export function readAddresses(text: string): ReadAddress[] {
  return (text.match(entry) ?? []).map((matched) => {
    const typed = matched.trim();
    const inBrackets = /<([^<>]*)>$/.exec(typed)?.[1] ?? typed;
    const email = inBrackets.trim().replace(/^mailto:([^?]*).*$/i, '$1');
    return { typed, email: emailSchema.safeParse(email).success ? email : undefined };
  });
}

const emailSchema = newProjectInvitationSchema.shape.email;
