import { defaultCurrency } from '@quarterdeck/contract/entities/currency';
import type { Requirement, RequirementId } from '@quarterdeck/contract/entities/requirement';
import { summarizeSelection, type SelectionSummary } from '@quarterdeck/contract/rules/selection';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { projectQueries } from './projectQueries';
import { usePlannedDays } from './useProject';
import { useVisit } from './visit';

/** Requirements by id. */
export const requirementsById = (requirements: readonly Requirement[]): ReadonlyMap<RequirementId, Requirement> =>
  new Map(requirements.map((requirement) => [requirement.id, requirement]));

/** The marketplace by id. */
export const useRequirementMap = () => useQuery({ ...projectQueries.requirements(), select: requirementsById });

/** The currency of the project, or the one that a new project has. */
export const useCurrency = () => useVisit(({ project }) => project?.currency ?? defaultCurrency);

/** What is selected in the marketplace and what it comes to; kept in the browser, shared between tabs. */
export const useSelection = (): SelectionSummary => useSummary(useRequirementMap().data);

export interface CartSummary extends SelectionSummary {
  /** False while the prices are those at which was selected: the marketplace has not said its own yet. */
  isCurrent: boolean;
}

/** The same for what stands on every page: the marketplace is asked for only where something is selected. */
export function useCartSelection(): CartSummary {
  const isAsked = useVisit((stored) => stored.projectRequirements.length > 0);
  const { data } = useQuery({ ...projectQueries.requirements(), select: requirementsById, enabled: isAsked });
  return { ...useSummary(data), isCurrent: data !== undefined };
}

function useSummary(requirements: ReadonlyMap<RequirementId, Requirement> | undefined): SelectionSummary {
  const selection = useVisit((stored) => stored.projectRequirements);
  const currency = useCurrency();
  const backlogDays = usePlannedDays();
  return useMemo(
    () => summarizeSelection(selection, requirements, currency, backlogDays),
    [selection, requirements, currency, backlogDays],
  );
}
