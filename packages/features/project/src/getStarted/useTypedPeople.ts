import { useTranslation } from '@quarterdeck/i18n';
import { announce } from '@quarterdeck/ui/LiveRegion';
import { useRef, useState, type RefObject } from 'react';
import { takeTyped } from './invitations';
import type { StartDraft } from './startDraft';
import { startDraft } from './useStartDraft';

export interface TypedPeople {
  field: RefObject<HTMLInputElement | null>;
  /** What is wrong with what stands in the field, in words. */
  problem: string | null;
  type: (email: string) => void;
  /**
   * Takes what stands in the field as invitations. What is no address stays there, is said at the field and takes the
   * focus. @returns whether the field is empty now.
   */
  take: () => boolean;
  /** The same, and the field takes the focus; an empty field is a problem then, and so is who is invited already. */
  add: () => void;
}

/** The field in which people are named, which Add and Continue both empty. */
export function useTypedPeople(draft: StartDraft): TypedPeople {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const problemOf = (key: 'wrong' | 'known', [email, ...more]: readonly string[]) =>
    email === undefined ? null : t(`getStarted.people.${key}`, { count: more.length + 1, email });
  const takeAll = (asksOfKnown: boolean) => {
    const { invitations, addedCount, wrong, known } = takeTyped(draft);
    const left = asksOfKnown ? [...wrong, ...known] : wrong;
    startDraft.change({ invitations, email: left.join(', ') });
    if (addedCount > 0) announce(t('getStarted.people.added', { count: addedCount }));
    setProblem(problemOf('wrong', wrong) ?? (asksOfKnown ? problemOf('known', known) : null));
    if (left.length > 0) field.current?.focus();
    return left.length === 0;
  };
  return {
    field,
    problem,
    type: (email) => {
      startDraft.change({ email });
      setProblem(null);
    },
    take: () => takeAll(false),
    add: () => {
      if (draft.email.trim() === '') setProblem(t('getStarted.people.missing'));
      else takeAll(true);
      field.current?.focus();
    },
  };
}
