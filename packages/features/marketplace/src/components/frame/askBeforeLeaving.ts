import { paths } from '@quarterdeck/contract';
import { readVisit } from '@quarterdeck/data/visit/visit';
import { create } from 'zustand';
import { asksBeforeLeaving } from '../../model/leaving';

/** Whether the visitor is being asked what becomes of the selection. The header of the product shows the question. */
export const useLeaveQuestion = create<{ isAsking: boolean }>()(() => ({ isAsking: false }));

export const setAsking = (isAsking: boolean): void => useLeaveQuestion.setState({ isAsking });

/** Asks when the visitor is about to leave the marketplace with a selection. @returns whether it asks. */
export function askBeforeLeaving(pathname: string): boolean {
  const isAsking = asksBeforeLeaving(pathname, readVisit().projectRequirements.length);
  if (isAsking) setAsking(true);
  return isAsking;
}

/** Asks to confirm leaving a page of the product, where that leads to the backlog. @returns whether it asks. */
export const confirmLeave = (from: string, to: string): boolean =>
  to === paths.backlog.href() && askBeforeLeaving(from);
