import { paths, type SearchContext, type SearchSection } from '@quarterdeck/contract';
import { fold } from '@quarterdeck/contract/rules/fold';
import { projectQueries, readProject } from '@quarterdeck/data/visit/projectQueries';
import { withSuggestedWords } from '@quarterdeck/data/visit/suggested/suggestedWords';
import { readVisit } from '@quarterdeck/data/visit/visit';

/** Hits that are shown; who looks for more searches in the backlog itself. */
const hitLimit = 5;

/** Finds items in the backlog of the visit. */
export async function find(text: string, { t, read }: SearchContext): Promise<readonly SearchSection[]> {
  const projectId = readVisit().project?.id;
  if (projectId === undefined) return [];
  const needle = fold(text);
  const project = await read({
    queryKey: projectQueries.project(projectId).queryKey,
    queryFn: ({ signal }) => readProject(projectId, signal),
  });
  const hits = withSuggestedWords(project, t)
    .requirements.filter(({ title, key }) => fold(title).includes(needle) || fold(key).includes(needle))
    .map(({ id, title, key, status }) => ({
      label: title,
      address: paths.backlogItem.href(id),
      icon: 'list-checks',
      hint: `${key} · ${t(`backlog.status.${status}`)}`,
    }));
  return [{ id: 'backlog', titleKey: 'backlog.title', hits: hits.slice(0, hitLimit) }];
}
