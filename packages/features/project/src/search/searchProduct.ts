import { paths, type SearchContext, type SearchHit, type SearchSection } from '@quarterdeck/contract';
import { fold } from '@quarterdeck/contract/rules/fold';
import { withSuggestedWords } from '../getStarted/suggested/suggestedWords';
import { findQuestions, questionsIn } from '../help/questions';
import { listRequirementsNow, projectQueries, readProject } from '../queries/projectQueries';
import { findSettings } from '../settings/findSettings';
import { readVisit } from '../visit/visit';

/** Hits of one kind that are shown; who looks for more searches on the page itself. */
const mostHits = 5;

const matching = (needle: string) => (text: string) => fold(text).includes(needle);

/** Finds parts of the settings, answers of the help, and for visitors with a project backlog items and requirements. */
export async function find(text: string, context: SearchContext): Promise<readonly SearchSection[]> {
  const { t } = context;
  const matches = matching(fold(text));
  const reads = await Promise.allSettled([findItems(context, matches), findRequirements(context, matches)]);
  const [items, requirements] = reads.map((read) => (read.status === 'fulfilled' ? read.value : []));
  const sections: SearchSection[] = [
    { id: 'backlog', titleKey: 'backlog.title', hits: items ?? [] },
    { id: 'marketplace', titleKey: 'marketplace.title', hits: requirements ?? [] },
    { id: 'settings', titleKey: 'settings.title', hits: findSettings(t, matches) },
    { id: 'help', titleKey: 'help.title', hits: findAnswers(t, text) },
  ];
  // What needs no call is found without one; only where nothing is, the failure counts.
  const failed = reads.find((read) => read.status === 'rejected');
  if (failed !== undefined && sections.every(({ hits }) => hits.length === 0)) throw failed.reason;
  return sections.map((section) => ({ ...section, hits: section.hits.slice(0, mostHits) }));
}

type Matches = (text: string) => boolean;

async function findItems({ t, read }: SearchContext, matches: Matches): Promise<SearchHit[]> {
  const projectId = readVisit().project?.id;
  if (projectId === undefined) return [];
  const project = await read({
    queryKey: projectQueries.project(projectId).queryKey,
    queryFn: ({ signal }) => readProject(projectId, signal),
  });
  const { requirements } = withSuggestedWords(project, t);
  return requirements
    .filter(({ title, key }) => matches(title) || matches(key))
    .map(({ id, title, key, status }) => ({
      label: title,
      address: paths.backlogItem.href(id),
      icon: 'list-checks',
      hint: `${key} · ${t(`backlog.status.${status}`)}`,
    }));
}

async function findRequirements({ t, read }: SearchContext, matches: Matches): Promise<SearchHit[]> {
  // Nobody else may enter the marketplace.
  if (readVisit().project === null) return [];
  const requirements = await read({
    queryKey: projectQueries.requirements().queryKey,
    queryFn: ({ signal }) => listRequirementsNow(signal),
  });
  return requirements
    .filter(({ id, title, summary }) => matches(title) || matches(id) || matches(summary))
    .map(({ id, title, category }) => ({
      label: title,
      address: paths.requirement.href(id),
      icon: 'store',
      hint: `${id} · ${t(`project.category.${category}`)}`,
    }));
}

const findAnswers = (t: SearchContext['t'], text: string): SearchHit[] =>
  findQuestions(questionsIn(t), text).map(({ id, title, topic }) => ({
    label: title,
    address: `${paths.help.href()}#${id}`,
    icon: 'life-buoy',
    hint: t(`help.topic.${topic}`),
  }));
