import { takeTyped } from '@quarterdeck/contract/rules/invitations';
import { useInvitationWords, type InvitationWords } from '@quarterdeck/data/visit/useInvitationWords';
import { useTranslation } from '@quarterdeck/i18n';
import { announce } from '@quarterdeck/ui/LiveRegion';
import { useRef, useState, type FormEvent } from 'react';
import type { StartDraft } from '../../model/startDraft';
import { startDraft } from './useStartDraft';

const silent: InvitationWords = { problem: null, notice: null };

/** The field in which people are named, which Add and Continue both empty. */
export function useTypedPeople(draft: StartDraft) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState(silent);
  const wordsOf = useInvitationWords('getStarted.people.known');
  const takeAll = (keepsKnown: boolean) => {
    const taken = takeTyped(draft);
    const { invitations, addedCount, wrong, known, beyond } = taken;
    const left = [...wrong, ...(keepsKnown ? known : []), ...beyond];
    startDraft.change({ invitations, email: left.join(', ') });
    if (addedCount > 0) announce(t('getStarted.people.added', { count: addedCount }));
    const said = wordsOf(left.length > 0 || keepsKnown ? taken : { ...taken, known: [] });
    setWords(said);
    if (said.notice !== null) announce(said.notice);
    if (left.length > 0) field.current?.focus();
    else if (known.length > 0) announce(wordsOf(taken).problem ?? '');
    return left.length === 0;
  };
  return {
    field,
    /** What became of what stood in the field. */
    words,
    type: (email: string) => {
      startDraft.change({ email });
      setWords(silent);
    },
    /**
     * Takes what stands in the field as invitations. What cannot be taken stays there, is said at the field and takes the
     * focus; who is invited already is only announced. @returns whether the field is empty now.
     */
    take: () => takeAll(false),
    /** The same, and the field takes the focus; an empty field is a problem then, and so is who is invited already. */
    add: (event: FormEvent) => {
      event.preventDefault();
      if (draft.email.trim() === '') setWords({ ...silent, problem: t('getStarted.people.missing') });
      else takeAll(true);
      field.current?.focus();
    },
  };
}

export type TypedPeople = ReturnType<typeof useTypedPeople>;
