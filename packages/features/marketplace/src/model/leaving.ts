import { paths } from '@quarterdeck/contract';

/**
 * Whether the way to the backlog leads through the question what shall become of the selection.
 * @param selectedCount how many requirements are selected.
 */
export const asksBeforeLeaving = (pathname: string, selectedCount: number): boolean =>
  selectedCount > 0 && pathname.startsWith(paths.marketplace.href());
