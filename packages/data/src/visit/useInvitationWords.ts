import { projectInvitationLimit } from '@quarterdeck/contract/entities/project';
import type { TakenInvitations } from '@quarterdeck/contract/rules/invitations';
import { useFormats, useTranslation } from '@quarterdeck/i18n';

/** So many addresses are named in a sentence; how many more there are is said as a number. */
const namedLimit = 3;

export interface InvitationWords {
  /** Why something was not taken; null where all was. */
  problem: string | null;
  /** What was taken in another way than it was typed; null where nothing was. */
  notice: string | null;
}

/** Says what became of typed invitations. @param knownKey says of those from before why they are not taken. */
export function useInvitationWords(knownKey: string): (taken: TakenInvitations) => InvitationWords {
  const { t } = useTranslation();
  const { list } = useFormats();
  const say = (key: string, emails: readonly string[]): string[] => {
    if (emails.length === 0) return [];
    const named = emails.slice(0, namedLimit);
    const more = emails.length - named.length;
    const all = more === 0 ? named : [...named, t('getStarted.people.more', { count: more })];
    return [t(key, { count: emails.length, email: emails[0], emails: list(all), limit: projectInvitationLimit })];
  };
  const join = (sentences: readonly string[]) => (sentences.length === 0 ? null : sentences.join(' '));
  return ({ wrong, known, beyond, repeated }) => ({
    problem: join([
      ...say('getStarted.people.wrong', wrong),
      ...say(knownKey, known),
      ...say('getStarted.people.beyond', beyond),
    ]),
    notice: join(say('getStarted.people.repeated', repeated)),
  });
}
