import { paths } from '@quarterdeck/contract';
import { defaultCurrency } from '@quarterdeck/contract/entities/currency';
import { backlogWith } from '@quarterdeck/contract/rules/backlogAddress';
import { summarizeSelection } from '@quarterdeck/contract/rules/selection';
import { projectQueries } from '@quarterdeck/data/visit/projectQueries';
import { requirementsById } from '@quarterdeck/data/visit/useSelection';
import { readVisit, visit } from '@quarterdeck/data/visit/visit';
import { useTranslation } from '@quarterdeck/i18n';
import { useNavigate } from '@quarterdeck/ui/router';
import { toasts } from '@quarterdeck/ui/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { addRequirements } from './addRequirements';

export interface Checkout {
  /**
   * Leads to the payment, or adds what costs nothing to the project and leads to the backlog. What counts is what is
   * selected at that moment, also in another tab.
   * @returns false when nothing could be added; the selection is then as it was.
   */
  checkOut: () => Promise<boolean>;
  isAdding: boolean;
  /** Whether the last attempt to add failed. */
  hasFailed: boolean;
}

/** The way on with what is selected. */
export function useCheckout(): Checkout {
  const navigate = useNavigate();
  const client = useQueryClient();
  const [state, setState] = useState<'idle' | 'adding' | 'failed'>('idle');
  // A second press comes before the state of the first is drawn.
  const isUnderWay = useRef(false);
  const checkOut = useCallback(async () => {
    const { projectRequirements, project } = readVisit();
    const known = client.getQueryData(projectQueries.requirements().queryKey);
    const { lines, totalMinor } = summarizeSelection(
      projectRequirements,
      known && requirementsById(known),
      project?.currency ?? defaultCurrency,
    );
    if (totalMinor > 0) {
      void navigate(paths.payment.href());
      return true;
    }
    if (isUnderWay.current) return true;
    isUnderWay.current = true;
    // What the marketplace does not offer any more stays selected, and so does what another tab selects meanwhile.
    const offered = lines.flatMap(({ id, price }) => (price === null ? [] : [id]));
    setState('adding');
    try {
      const saved = await addRequirements(offered);
      // Before the page learns that the project has them: what is selected and owned is taken for a double.
      visit.remove(offered);
      client.setQueryData(projectQueries.project(saved.id).queryKey, saved);
    } catch (error) {
      console.error('The free requirements could not be added to the project', error);
      setState('failed');
      return false;
    } finally {
      isUnderWay.current = false;
    }
    setState('idle');
    void navigate(backlogWith(offered.length));
    return true;
  }, [client, navigate]);
  return { checkOut, isAdding: state === 'adding', hasFailed: state === 'failed' };
}

/** Says in a message that nothing could be added, where no place on the page is there to say so. */
export function useSayAddFailed(): (retry: () => void) => void {
  const { t } = useTranslation();
  return useCallback(
    (retry) => {
      toasts.add({
        title: t('marketplace.addFailed.title'),
        text: t('marketplace.addFailed.text'),
        tone: 'danger',
        action: { label: t('kit.retry'), onPress: retry },
      });
    },
    [t],
  );
}
