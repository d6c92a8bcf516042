import { request } from '@quarterdeck/contract';
import { updateProject } from '@quarterdeck/contract/endpoints/project';
import type { Project, ProjectPatch } from '@quarterdeck/contract/entities/project';
import type { ProjectWrites } from './projectWrites';

/** Sends a patch of the project. @throws ApiError */
export const sendProject = ({ projectId, queue }: ProjectWrites, project: ProjectPatch): Promise<Project> =>
  queue.call(() => request(updateProject, { params: { projectId }, body: { project } }));
