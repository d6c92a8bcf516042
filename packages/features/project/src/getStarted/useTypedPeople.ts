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
  /** The same, and the field takes the focus; an empty field is a problem then. */
  add: () => void;
}

/** The field in which people are named, which Add and Continue both empty. */
export function useTypedPeople(draft: StartDraft): TypedPeople {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const take = () => {
    const { invitations, addedCount, wrong } = takeTyped(draft);
    startDraft.change({ invitations, email: wrong.join(', ') });
    if (addedCount > 0) announce(t('getStarted.people.added', { count: addedCount }));
    const [email] = wrong;
    setProblem(email === undefined ? null : t('getStarted.people.wrong', { count: wrong.length, email }));
    if (email !== undefined) field.current?.focus();
    return email === undefined;
  };
  return {
    field,
    problem,
    type: (email) => {
      startDraft.change({ email });
      setProblem(null);
    },
    take,
    add: () => {
      if (draft.email.trim() === '') setProblem(t('getStarted.people.missing'));
      else take();
      field.current?.focus();
    },
  };
}
