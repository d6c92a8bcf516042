import { request, toQuery } from '@quarterdeck/contract';
import { getRequirement, listRequirements } from '@quarterdeck/contract/endpoints/marketplace';
import { listReceipts, getReceipt } from '@quarterdeck/contract/endpoints/payment';
import { getProject } from '@quarterdeck/contract/endpoints/project';
import type { Project, ProjectId } from '@quarterdeck/contract/entities/project';
import type { ReceiptId } from '@quarterdeck/contract/entities/receipt';
import {
  requirementPageSizeLimit,
  type Requirement,
  type RequirementId,
} from '@quarterdeck/contract/entities/requirement';
import { queryOptions } from '@tanstack/react-query';
import { readVisit, visit } from './visit';

/** All requirements of the marketplace, asked for in as few pages as the API allows, in the API's order. */
export async function listRequirementsNow(signal?: AbortSignal): Promise<Requirement[]> {
  const pageAt = (page: number) =>
    request(listRequirements, { query: { page, size: requirementPageSizeLimit } }, signal ? { signal } : {});
  const first = await pageAt(0);
  const rest = await Promise.all(
    Array.from({ length: first.pagination.lastPage - 1 }, (_, index) => pageAt(index + 1)),
  );
  return [first, ...rest].flatMap(({ requirements }) => requirements);
}

/** The project as the API has it. The browser may keep an older name or currency of it, or none: it takes over these. */
export async function readProject(projectId: ProjectId, signal: AbortSignal): Promise<Project> {
  const project = await request(getProject, { params: { projectId } }, { signal });
  const stored = readVisit().project;
  const isOther = stored?.name !== project.name || stored.currency !== project.currency;
  if (stored?.id === project.id && isOther) visit.keepProject(project);
  return project;
}

/** What is asked for a visit: the marketplace, the project, its receipts. */
export const projectQueries = {
  /** The whole marketplace: filters, counts and dependencies need all of it, and it rarely changes. */
  requirements: () =>
    queryOptions({
      queryKey: [listRequirements.id, 'all'],
      queryFn: ({ signal }) => listRequirementsNow(signal),
      staleTime: 5 * 60_000,
    }),
  requirement: (id: RequirementId) => queryOptions({ ...toQuery(getRequirement, { params: { id } }) }),
  project: (projectId: ProjectId) =>
    queryOptions({
      queryKey: toQuery(getProject, { params: { projectId } }).queryKey,
      queryFn: ({ signal }) => readProject(projectId, signal),
    }),
  receipts: (projectId: ProjectId) => queryOptions({ ...toQuery(listReceipts, { params: { projectId } }) }),
  receipt: (projectId: ProjectId, id: ReceiptId) =>
    queryOptions({ ...toQuery(getReceipt, { params: { projectId, id } }) }),
};
