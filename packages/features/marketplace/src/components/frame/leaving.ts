import { paths } from '@quarterdeck/contract';
import { readVisit } from '@quarterdeck/data/visit/visit';
import { create } from 'zustand';

/** Whether the visitor is being asked what becomes of the selection. The header of the product shows the question. */
export const useLeaveQuestion = create<{ isAsking: boolean }>()(() => ({ isAsking: false }));

export const setAsking = (isAsking: boolean): void => useLeaveQuestion.setState({ isAsking });

/**
 * Whether the way to the backlog leads through the question what shall become of the selection.
 * @param selectedCount how many requirements are selected.
 */
export const asksBeforeLeaving = (pathname: string, selectedCount: number): boolean =>
  selectedCount > 0 && pathname.startsWith(paths.marketplace.href());

/** Asks to confirm leaving a page of the product, where that leads to the backlog. @returns whether it asks. */
export function confirmLeave(from: string, to: string): boolean {
  const isAsking = to === paths.backlog.href() && asksBeforeLeaving(from, readVisit().projectRequirements.length);
  if (isAsking) setAsking(true);
  return isAsking;
}
