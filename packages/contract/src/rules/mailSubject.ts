/** What mail programs put in front of a subject when they answer or pass on: Re, Fw, Fwd, also in Turkish. */
const prefix = /^\s*(?:re|fwd?|ynt|[iİ]lt)\s*:\s*/i;

/** A subject without what answering and passing on put in front; mails with the same one belong together. */
export function bareSubject(subject: string): string {
  let bare = subject;
  while (prefix.test(bare)) bare = bare.replace(prefix, '');
  return bare.trim();
}
