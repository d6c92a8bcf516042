import { request, toQuery } from '@quarterdeck/contract';
import { getRequirement, listRequirements } from '@quarterdeck/contract/endpoints/marketplace';
import { listReceipts, getReceipt } from '@quarterdeck/contract/endpoints/payment';
import { getProject } from '@quarterdeck/contract/endpoints/project';
import type { ProjectId } from '@quarterdeck/contract/entities/project';
import type { ReceiptId } from '@quarterdeck/contract/entities/receipt';
import {
  requirementPageSizeLimit,
  type Requirement,
  type RequirementId,
} from '@quarterdeck/contract/entities/requirement';
import { queryOptions } from '@tanstack/react-query';

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

/** What the screens of this feature ask for. */
export const projectQueries = {
  /** The whole marketplace: filters, counts and dependencies need all of it, and it rarely changes. */
  requirements: () =>
    queryOptions({
      queryKey: [listRequirements.id, 'all'],
      queryFn: ({ signal }) => listRequirementsNow(signal),
      staleTime: 5 * 60_000,
    }),
  requirement: (id: RequirementId) => queryOptions({ ...toQuery(getRequirement, { params: { id } }) }),
  project: (projectId: ProjectId) => queryOptions({ ...toQuery(getProject, { params: { projectId } }) }),
  receipts: (projectId: ProjectId) => queryOptions({ ...toQuery(listReceipts, { params: { projectId } }) }),
  receipt: (projectId: ProjectId, id: ReceiptId) =>
    queryOptions({ ...toQuery(getReceipt, { params: { projectId, id } }) }),
};
