import { request } from '@quarterdeck/contract';
import { addRequirements as addCall } from '@quarterdeck/contract/endpoints/project';
import type { Project } from '@quarterdeck/contract/entities/project';
import type { RequirementId } from '@quarterdeck/contract/entities/requirement';
import { readVisit } from '@quarterdeck/data/visit/visit';

/** The most that one call takes. */
const mostAtOnce = 200;

/**
 * Adds requirements that cost nothing to the project of the visit; those it has already stay as they are.
 * @returns the project as it is then.
 * @throws ApiError when a call fails; what went before it is in the project then. Error without a session, a project or
 *   anything to add.
 */
export async function addRequirements(ids: readonly RequirementId[]): Promise<Project> {
  const { sessionId, project } = readVisit();
  if (sessionId === undefined || project === undefined || ids.length === 0) {
    throw new Error(
      'Requirements can be added with a session and a project, which get started makes, and something that is offered.',
    );
  }
  const { project: saved } = await request(addCall, {
    params: { projectId: project.id },
    body: { sessionId, requirementIds: ids.slice(0, mostAtOnce) },
  });
  // One after the other, so that the backlog keeps the order of the selection.
  return ids.length > mostAtOnce ? addRequirements(ids.slice(mostAtOnce)) : saved;
}
