import { defaultCurrency } from '@quarterdeck/contract/entities/currency';
import type { Requirement, RequirementId } from '@quarterdeck/contract/entities/requirement';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { summarizeSelection, type SelectionSummary } from '../model/selection';
import { projectQueries } from '../queries/projectQueries';
import { useVisit } from '../visit/visit';

/** Requirements by id. */
export const requirementsById = (requirements: readonly Requirement[]): ReadonlyMap<RequirementId, Requirement> =>
  new Map(requirements.map((requirement) => [requirement.id, requirement]));

/** The marketplace by id. */
export const useRequirementMap = () => useQuery({ ...projectQueries.requirements(), select: requirementsById });

/** The currency of the project, or the one that a new project has. */
export const useCurrency = () => useVisit(({ project }) => project?.currency ?? defaultCurrency);

/** What is selected in the marketplace and what it comes to; kept in the browser, shared between tabs. */
export const useSelection = (): SelectionSummary => useSummary(useRequirementMap().data);

/** The same without asking for the marketplace: where nobody has yet, the prices are those of the selection. */
export const useKnownSelection = (): SelectionSummary =>
  useSummary(useQuery({ ...projectQueries.requirements(), select: requirementsById, enabled: false }).data);

function useSummary(requirements: ReadonlyMap<RequirementId, Requirement> | undefined): SelectionSummary {
  const selection = useVisit((stored) => stored.projectRequirements);
  const currency = useCurrency();
  return useMemo(() => summarizeSelection(selection, requirements, currency), [selection, requirements, currency]);
}
