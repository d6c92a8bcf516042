import type { Project, ProjectId } from '@quarterdeck/contract/entities/project';
import type { RequirementId } from '@quarterdeck/contract/entities/requirement';
import { planItems } from '@quarterdeck/contract/rules/capacity';
import { useQuery } from '@tanstack/react-query';
import { isGone } from '../apiErrors';
import { projectQueries } from './projectQueries';
import { useVisit } from './visit';

// Without a project there is nothing to ask for; the key then names none.
const none = '' as ProjectId;

function useProjectPart<T>(select: (project: Project) => T) {
  const id = useVisit(({ project }) => project?.id);
  return useQuery({ ...projectQueries.project(id ?? none), enabled: id !== undefined, select });
}

const itemCount = ({ requirements }: Project) => requirements.length;
const requirementIds = ({ requirements }: Project): ReadonlySet<RequirementId> =>
  new Set(requirements.flatMap(({ requirementId }) => (requirementId === null ? [] : [requirementId])));

/** Number of items in the backlog; undefined while it is not known. */
export const useBacklogCount = (): number | undefined => useProjectPart(itemCount).data;

/** Whether the server has said that it does not know the project of the visit. */
export const useIsProjectMissing = (): boolean => isGone(useProjectPart(itemCount).error);

const startDate = (project: Project) => project.startDate;

/** The Monday on which the project starts; undefined while it is not known. */
export const useProjectStart = (): string | undefined => useProjectPart(startDate).data;

const plannedDays = ({ requirements }: Project) => planItems(requirements).plannedDays;

/** What the backlog has planned, in working days, by the rule of its own meter; undefined while it is not known. */
export const usePlannedDays = (): number | undefined => useProjectPart(plannedDays).data;

const nothing: ReadonlySet<RequirementId> = new Set();

/** Requirements of the marketplace that the project has already; none while that is not known. */
export const useOwnedIds = (): ReadonlySet<RequirementId> => useProjectPart(requirementIds).data ?? nothing;
