import type { BacklogItem, BacklogItemId } from '@quarterdeck/contract/entities/backlogItem';
import type { Project, ProjectId, ProjectInvitation } from '@quarterdeck/contract/entities/project';
import { NewestWrites } from '@quarterdeck/data/writes/newestWrites';
import { OptimisticQuery, type Act } from '@quarterdeck/data/writes/optimisticQuery';
import type { Change } from '@quarterdeck/data/writes/pendingChanges';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { projectQueries } from '../queries/projectQueries';
import { useVisit } from '../visit/visit';

/** Changes any backlog, also one that has the change already. */
export type BacklogChange = (items: BacklogItem[]) => BacklogItem[];

/** The writes of one project on this page: what is on its way, one call after the other. */
export class ProjectWrites {
  readonly newest = new NewestWrites();
  readonly projectId: ProjectId;
  readonly #query: OptimisticQuery<Project>;
  /** Ids that items were made anew with, by the id that the page knows. */
  readonly #renewed = new Map<BacklogItemId, BacklogItemId>();

  constructor(client: QueryClient, projectId: ProjectId) {
    this.projectId = projectId;
    this.#query = new OptimisticQuery(client, projectQueries.project(projectId).queryKey);
  }

  get queue() {
    return this.#query.queue;
  }

  /** The backlog as it is shown; empty while it is not known. */
  shown(): BacklogItem[] {
    return this.#query.shown()?.requirements ?? [];
  }

  /** The name as it is shown. */
  shownName(): string {
    return this.#query.shown()?.name ?? '';
  }

  /** The backlog as the API should have it by now, without what is still on its way. */
  saved(): BacklogItem[] {
    return this.#query.saved()?.requirements ?? [];
  }

  /** The invitations as the API should have them by now. */
  savedInvitations(): ProjectInvitation[] {
    return this.#query.saved()?.invitations ?? [];
  }

  /** The id that an item has by now. */
  idOf(id: BacklogItemId): BacklogItemId {
    const renewed = this.#renewed.get(id);
    return renewed === undefined ? id : this.idOf(renewed);
  }

  idsOf(ids: Iterable<BacklogItemId>): ReadonlySet<BacklogItemId> {
    return new Set(Array.from(ids, (id) => this.idOf(id)));
  }

  /** Changes made to the item `id` go to `made` from now on. */
  renew(id: BacklogItemId, made: BacklogItemId): void {
    this.#renewed.set(id, made);
  }

  /**
   * Shows a change, sends it when all before it is answered, and takes over what was saved; nothing of it when sending
   * fails. Each patch carries places, which mean something only after the one before.
   * @throws what `send` throws.
   */
  perform<Answer>(act: Omit<Act<Project, Answer>, 'turn'>): Promise<Answer> {
    return this.#query.perform({ ...act, turn: 'backlog' });
  }
}

/** A change of the backlog as one of the whole project. */
export const ofItems =
  (change: BacklogChange): Change<Project> =>
  (project) => ({ ...project, requirements: change(project.requirements) });

const ofClient = new WeakMap<QueryClient, Map<ProjectId, ProjectWrites>>();

// Without a project there is nothing to write; the screen is not shown then.
const none = '' as ProjectId;

/** The writes of the project of the visit; all components of the page share them. */
export function useProjectWrites(): ProjectWrites {
  const client = useQueryClient();
  const id = useVisit(({ project }) => project?.id) ?? none;
  const ofProjects = ofClient.get(client) ?? new Map<ProjectId, ProjectWrites>();
  ofClient.set(client, ofProjects);
  const writes = ofProjects.get(id) ?? new ProjectWrites(client, id);
  ofProjects.set(id, writes);
  return writes;
}
