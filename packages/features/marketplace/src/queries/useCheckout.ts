import { paths, request } from '@quarterdeck/contract';
import { addRequirements as addCall } from '@quarterdeck/contract/endpoints/project';
import { defaultCurrency } from '@quarterdeck/contract/entities/currency';
import type { Project } from '@quarterdeck/contract/entities/project';
import type { RequirementId } from '@quarterdeck/contract/entities/requirement';
import { backlogWith } from '@quarterdeck/contract/rules/backlogAddress';
import { summarizeSelection } from '@quarterdeck/contract/rules/selection';
import { projectQueries } from '@quarterdeck/data/visit/projectQueries';
import { requirementsById } from '@quarterdeck/data/visit/useSelection';
import { readVisit, visit } from '@quarterdeck/data/visit/visit';
import { useTranslation } from '@quarterdeck/i18n';
import { useNavigate } from '@quarterdeck/ui/router';
import { toasts } from '@quarterdeck/ui/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

/**
 * The way on with what is selected.
 * @param onFailure is told how to try again when nothing could be added.
 */
export function useCheckout(onFailure?: (retry: () => void) => void) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const [state, setState] = useState<'idle' | 'adding' | 'failed'>('idle');
  // A second press comes before the state of the first is drawn.
  const isUnderWay = useRef(false);

  /**
   * Leads to the payment, or adds what costs nothing to the project and leads to the backlog. What counts is what is
   * selected at that moment, also in another tab. When nothing could be added the selection is as it was.
   */
  async function checkOut(): Promise<void> {
    const { projectRequirements, project } = readVisit();
    const known = client.getQueryData(projectQueries.requirements().queryKey);
    const { lines, totalMinor } = summarizeSelection(
      projectRequirements,
      known && requirementsById(known),
      project?.currency ?? defaultCurrency,
    );
    if (totalMinor > 0) {
      void navigate(paths.payment.href());
      return;
    }
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    // What the marketplace does not offer any more stays selected, and so does what another tab selects meanwhile.
    const offered = lines.flatMap(({ id, price }) => (price === null ? [] : [id]));
    setState('adding');
    try {
      const saved = await addRequirements(offered);
      // Before the page learns that the project has them: what is selected and owned is taken for a double.
      visit.remove(offered);
      client.setQueryData(projectQueries.project(saved.id).queryKey, saved);
      setState('idle');
      void navigate(backlogWith(offered.length));
    } catch (error) {
      console.error('The free requirements could not be added to the project', error);
      setState('failed');
      onFailure?.(() => void checkOut());
    } finally {
      isUnderWay.current = false;
    }
  }
  return { checkOut, isAdding: state === 'adding', hasFailed: state === 'failed' };
}

/** The same where no place on the page says that nothing could be added: a message does. */
export function useCheckoutWithMessage() {
  const { t } = useTranslation();
  return useCheckout((retry) => {
    toasts.add({
      title: t('marketplace.addFailed.title'),
      text: t('marketplace.addFailed.text'),
      tone: 'danger',
      action: { label: t('kit.retry'), onPress: retry },
    });
  });
}

/** The most that one call takes. */
const mostAtOnce = 200;

/**
 * Adds requirements that cost nothing to the project of the visit; those it has already stay as they are.
 * @returns the project as it is then.
 * @throws ApiError when a call fails; what went before it is in the project then. Error without a session, a project or
 *   anything to add.
 */
async function addRequirements(ids: readonly RequirementId[]): Promise<Project> {
  const { sessionId, project } = readVisit();
  if (sessionId === undefined || project === undefined || ids.length === 0) {
    throw new Error(
      'Requirements can be added with a session and a project, which get started makes, and something that is offered.',
    );
  }
  const { project: saved } = await request(addCall, {
    params: { projectId: project.id },
    body: { sessionId, requirementIds: ids.slice(0, mostAtOnce) },
  });
  // One after the other, so that the backlog keeps the order of the selection.
  return ids.length > mostAtOnce ? addRequirements(ids.slice(mostAtOnce)) : saved;
}
