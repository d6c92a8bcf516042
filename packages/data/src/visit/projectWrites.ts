import type { BacklogItem, BacklogItemId } from '@quarterdeck/contract/entities/backlogItem';
import type { Project, ProjectId } from '@quarterdeck/contract/entities/project';
import type { TFunction } from '@quarterdeck/i18n';
import { truncateForSpeech } from '@quarterdeck/ui/truncate';
import type { Done } from '../writes/defineWrite';
import { changeOf, type CacheChange } from '../writes/optimisticCache';
import { projectQueries } from './projectQueries';
import { suggestedWord } from './suggested/suggestedWords';
import { useVisit } from './visit';

/** Changes any backlog, also one that has the change already. */
export type BacklogChange = (items: BacklogItem[]) => BacklogItem[];

/** Writes of a project go out one after another: each carries places, which mean something only after the one before. */
export const projectQueueKey = ([part]: readonly { projectId: ProjectId }[]): string => `project ${part?.projectId}`;

export const inProject = (projectId: ProjectId, change: (project: Project) => Project): CacheChange[] => [
  changeOf(projectQueries.project(projectId), change),
];

export const inBacklog = (projectId: ProjectId, change: BacklogChange): CacheChange[] =>
  inProject(projectId, (project) => ({ ...project, requirements: change(project.requirements) }));

/** The project as the API answered last. */
export function commitProject(done: readonly Done<{ projectId: ProjectId }, Project>[]): CacheChange[] {
  const last = done.at(-1);
  return last ? inProject(last.part.projectId, () => last.answer) : [];
}

/** Says a failure with the number of its records and the title of the first, as it is stored. */
export const sayProjectFailure = (key: string, about: readonly { title: string }[], t: TFunction): string =>
  t(key, { count: about.length, title: truncateForSpeech(suggestedWord(about[0]?.title ?? '', t)) });

/** The items of `ids`, as they are given, among those that are shown. */
export function itemsOf(items: readonly BacklogItem[] | undefined, ids: Iterable<BacklogItemId>): BacklogItem[] {
  const wanted = new Set(ids);
  return items?.filter(({ id }) => wanted.has(id)) ?? [];
}

// Without a project there is nothing to write; the screen is not shown then.
const none = '' as ProjectId;

/** The id of the project of the visit. */
export const useProjectId = (): ProjectId => useVisit(({ project }) => project?.id) ?? none;
