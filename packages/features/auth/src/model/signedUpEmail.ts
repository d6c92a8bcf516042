import { emailSchema } from '@quarterdeck/contract/entities/signIn';

/** The address that somebody has just signed up with, as the entry of the browser's history holds it. */
export function readSignedUpEmail(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('email' in state)) return undefined;
  const parsed = emailSchema.safeParse(state.email);
  return parsed.success ? parsed.data : undefined;
}
