import { paths, toQuery, type SearchContext, type SearchSection } from '@quarterdeck/contract';
import { listAcademyCategories, listCourses } from '@quarterdeck/contract/endpoints/academy';
import { fuzzySearch } from '@quarterdeck/ui/fuzzySearch';
import { sortCourses } from './model/findCourses';

/** Hits that are shown; who looks for more searches in the academy itself. */
const hitLimit = 5;

/** Finds courses by their titles, from the answers that the screens have, too. */
export async function find(text: string, { read }: SearchContext): Promise<readonly SearchSection[]> {
  const [courses, categories] = await Promise.all([
    read(toQuery(listCourses, {})),
    // They are only a hint.
    read(toQuery(listAcademyCategories, {})).catch(() => []),
  ]);
  const hits = fuzzySearch(sortCourses(courses), ({ title }) => [title], text)
    .slice(0, hitLimit)
    .map(({ item: { id, title, category } }) => ({
      label: title,
      address: paths.academyCourse.href(id),
      icon: 'graduation-cap',
      hint: categories.find(({ slug }) => slug === category)?.title ?? category,
    }));
  return [{ id: 'academy', titleKey: 'academy.title', hits }];
}
