import type { Requirement, RequirementId } from '@quarterdeck/contract/entities/requirement';
import { sumMinor } from '@quarterdeck/contract/rules/money';

/**
 * What requirements cost by the marketplace as it is now, in minor units. What it does not offer any more costs nothing
 * there: the server refuses it.
 */
export function currentTotalMinor(
  ids: readonly RequirementId[],
  requirements: readonly Requirement[],
  currency: string,
) {
  const chosen = requirements.filter(({ id }) => ids.includes(id));
  return sumMinor(
    chosen.map(({ price }) => price),
    currency,
  );
}
