import { paths, type SearchContext, type SearchSection } from '@quarterdeck/contract';
import { fold } from '@quarterdeck/contract/rules/fold';
import { listRequirementsNow, projectQueries } from '@quarterdeck/data/visit/projectQueries';
import { readVisit } from '@quarterdeck/data/visit/visit';

/** Hits that are shown; who looks for more searches in the marketplace itself. */
const hitLimit = 5;

/** Finds requirements of the marketplace, for visitors who may enter it. */
export async function find(text: string, { t, read }: SearchContext): Promise<readonly SearchSection[]> {
  if (readVisit().project === undefined) return [];
  const needle = fold(text);
  const matches = (field: string) => fold(field).includes(needle);
  const requirements = await read({
    queryKey: projectQueries.requirements().queryKey,
    queryFn: ({ signal }) => listRequirementsNow(signal),
  });
  const hits = requirements
    .filter(({ id, title, summary }) => matches(title) || matches(id) || matches(summary))
    .map(({ id, title, category }) => ({
      label: title,
      address: paths.requirement.href(id),
      icon: 'store',
      hint: `${id} · ${t(`project.category.${category}`)}`,
    }));
  return [{ id: 'marketplace', titleKey: 'marketplace.title', hits: hits.slice(0, hitLimit) }];
}
