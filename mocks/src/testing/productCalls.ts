import { createCheckoutSession } from '@quarterdeck/contract/endpoints/payment';
import {
  createProject,
  deleteProjectRequirement,
  getProject,
  updateProject,
} from '@quarterdeck/contract/endpoints/project';
import {
  backlogItemIdSchema,
  type BacklogItem,
  type BacklogItemPatch,
} from '@quarterdeck/contract/entities/backlogItem';
import { projectIdSchema, type Project, type ProjectId } from '@quarterdeck/contract/entities/project';
import { requirementIdSchema, type RequirementId } from '@quarterdeck/contract/entities/requirement';
import { sessionIdSchema } from '@quarterdeck/contract/entities/session';
import * as z from 'zod/mini';
import { testClient, type Answer, type MockClient } from './clientOf';

/** The visit, the project and its path that the first data have. */
export const sessionId = z.parse(sessionIdSchema, 'session-01');
export const projectId = z.parse(projectIdSchema, 'project-01');

export function requirementIds(...ids: string[]): RequirementId[] {
  return ids.map((id) => z.parse(requirementIdSchema, id));
}

export async function readProject({ call }: MockClient, id: ProjectId = projectId): Promise<Project> {
  return (await call(getProject, { params: { projectId: id } })).body;
}

export async function readBacklog(client: MockClient, id: ProjectId = projectId): Promise<BacklogItem[]> {
  return (await readProject(client, id)).requirements;
}

/** An API with a project of one's own whose backlog holds just items with these titles. */
export async function clientWithBacklog(...titles: string[]): Promise<MockClient & { project: Project }> {
  const client = testClient();
  const requirements = titles.map((title) => ({ title }));
  const body = { sessionId, name: 'Lighthouse tours', requirements };
  return { ...client, project: (await client.call(createProject, { body })).body };
}

/** Sends items of the backlog; the answer may be a refusal, whatever its type says. */
export function sendItems(
  { call }: MockClient,
  id: string,
  requirements: readonly BacklogItemPatch[],
): Promise<Answer<Project>> {
  return call(updateProject, { params: { projectId: id }, body: { project: { requirements: [...requirements] } } });
}

export const itemId = (id: string) => z.parse(backlogItemIdSchema, id);

/** Deletes an item of the backlog, or the one of a requirement. */
export const removeItem = ({ call }: MockClient, requirementId: string, id: string = projectId) =>
  call(deleteProjectRequirement, { params: { projectId: id, requirementId } });

/** Begins a payment for the demo project. */
export async function beginPayment({ call }: MockClient, ...ids: string[]) {
  const body = { sessionId, projectId, requirementIds: requirementIds(...ids), currency: 'USD' } as const;
  return (await call(createCheckoutSession, { body })).body;
}

/** The reference in the address that the provider returns to. */
export function referenceOf(url: string | null): string {
  return new URL(url ?? '', 'http://localhost').searchParams.get('session') ?? '';
}
