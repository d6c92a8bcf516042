import type { Requirement } from '@quarterdeck/contract/entities/requirement';
import { invalid } from '../core/failure';

/**
 * The requirements with these ids, each once.
 * @param objection what speaks against one, in words for the field; undefined for nothing.
 * @throws Failure 400 that names each id that is unknown or objected to.
 */
export function chosenRequirements(
  requirements: { get: (id: string) => Requirement | undefined },
  ids: readonly string[],
  objection: (requirement: Requirement) => string | undefined,
): Requirement[] {
  const chosen = new Set<Requirement>();
  const fieldErrors: Record<string, string> = {};
  for (const [index, id] of ids.entries()) {
    const requirement = requirements.get(id);
    const message = requirement === undefined ? 'Is not in the marketplace' : objection(requirement);
    if (message !== undefined) fieldErrors[`requirementIds.${index}`] = message;
    else if (requirement !== undefined) chosen.add(requirement);
  }
  if (Object.keys(fieldErrors).length > 0) throw invalid('Some of the requirements cannot be added', fieldErrors);
  return [...chosen];
}
