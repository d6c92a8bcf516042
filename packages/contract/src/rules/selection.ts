import type { SelectedRequirement } from '../entities/browserStorage';
import type { Requirement, RequirementId } from '../entities/requirement';
import { capacityDays } from './capacity';
import { sumMinor } from './money';

/** A selected requirement with what the marketplace says of it. */
export interface SelectionLine {
  id: RequirementId;
  /** Null while the marketplace is not known, and for what it does not offer any more. */
  requirement: Requirement | null;
  /** In major units: the marketplace's price, else the one at which it was selected; null where neither is known. */
  price: number | null;
}

export interface SelectionSummary {
  /** In the order of selection. */
  lines: SelectionLine[];
  /** Sum of the known estimates of what is selected, in working days. */
  selectedDays: number;
  /** The same with what the backlog has planned already; null while the backlog is not known. */
  plannedDays: number | null;
  /** Days above the twelve weeks; 0 while all fits, or the backlog is not known. */
  overDays: number;
  /** Sum of the known prices, in minor units. */
  totalMinor: number;
  /** Whether a price is missing, so that the total is not all of it. */
  hasUnpriced: boolean;
}

/**
 * What a selection comes to.
 * @param requirements the marketplace by id; undefined while it is not known.
 * @param backlogDays what the backlog has planned, in working days; undefined while it is not known.
 */
export function summarizeSelection(
  selection: readonly SelectedRequirement[],
  requirements: ReadonlyMap<RequirementId, Requirement> | undefined,
  currency: string,
  backlogDays?: number,
): SelectionSummary {
  const lines = selection.map(({ id, price }): SelectionLine => {
    const requirement = requirements?.get(id) ?? null;
    // What the marketplace has taken out cannot be bought at an old price.
    const isGone = requirements !== undefined && requirement === null;
    return { id, requirement, price: isGone ? null : (requirement?.price ?? price) };
  });
  const selectedDays = lines.reduce((sum, { requirement }) => sum + (requirement?.estimateDays ?? 0), 0);
  const plannedDays = backlogDays === undefined ? null : backlogDays + selectedDays;
  return {
    lines,
    selectedDays,
    plannedDays,
    overDays: Math.max(0, (plannedDays ?? 0) - capacityDays),
    totalMinor: sumMinor(
      lines.flatMap(({ price }) => (price === null ? [] : [price])),
      currency,
    ),
    hasUnpriced: lines.some(({ price }) => price === null),
  };
}
