import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { useAddressView } from '@quarterdeck/ui/addressState';
import { AsyncContent } from '@quarterdeck/ui/AsyncContent';
import { Button } from '@quarterdeck/ui/Button';
import { EmptyState } from '@quarterdeck/ui/EmptyState';
import { announce } from '@quarterdeck/ui/LiveRegion';
import { Skeleton } from '@quarterdeck/ui/Skeleton';
import { Container } from '@quarterdeck/ui/Stack';
import { below, token } from '@quarterdeck/ui/tokens';
import { focusSearch } from '@quarterdeck/ui/typedSearch';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { AcademyBand } from '../components/AcademyBand';
import { CourseFilters } from '../components/CourseFilters';
import { Cards, CourseGrid } from '../components/CourseGrid';
import { allCourses, courseView, type CourseView } from '../model/courseView';
import { countCourses, findCourses, sortCourses } from '../model/findCourses';
import { academyQueries } from '../queries/academyQueries';

/** The list of courses; the address names what is searched for and the filters. */
export function AcademyScreen() {
  const { t } = useTranslation();
  const { number } = useFormats();
  const address = useAddressView(courseView);
  const list = useQuery(academyQueries.courses());
  const { data: categories } = useQuery(academyQueries.categories());

  // A category that the academy does not have is nonsense in the address, once that is known.
  const isKnown = !categories || categories.some(({ slug }) => slug === address.view.category);
  const view: CourseView = isKnown ? address.view : { ...address.view, category: null };
  const { search, category, hidesCompleted } = view;
  const courses = useMemo(() => list.data && sortCourses(list.data), [list.data]);
  const found = useMemo(
    () => courses && findCourses(courses, { search, category, hidesCompleted }),
    [courses, search, category, hidesCompleted],
  );
  const counts = useMemo(() => found && countCourses(found.map(({ item }) => item)), [found]);
  const countText = found && t('academy.count', { count: found.length, formatted: number(found.length) });
  const filter = [search, category, hidesCompleted].join();
  const announced = useRef(filter);
  useEffect(() => {
    if (countText === undefined || announced.current === filter) return;
    announced.current = filter;
    announce(countText);
  }, [filter, countText]);

  // What is searched for is typed: back would lead through every pause.
  const change = (part: Partial<CourseView>) =>
    address.change({ page: 1, category, ...part }, part.search === undefined ? 'push' : 'replace');
  const clear = () => {
    // The button goes with what it clears.
    focusSearch();
    address.change(allCourses);
  };
  const summary = [
    countText,
    ...(['started', 'completed'] as const).map((state) =>
      counts && counts[state] > 0
        ? t(`academy.counted.${state}`, { count: counts[state], formatted: number(counts[state]) })
        : undefined,
    ),
  ];
  return (
    <>
      <AcademyBand courses={courses} search={search} onSearch={(text) => change({ search: text })} />
      <Ground>
        {list.data?.length === 0 ? null : (
          <CourseFilters
            view={view}
            categories={categories}
            summary={summary.filter((part) => part !== undefined).join(', ')}
            onChange={change}
          />
        )}
        <AsyncContent
          result={{ ...list, data: found }}
          headingLevel={2}
          skeleton={
            <Cards as="div">
              {[0, 1, 2, 3, 4, 5].map((index) => (
                <Skeleton key={index} shape="box" height="204px" />
              ))}
            </Cards>
          }
          empty={
            list.data?.length === 0 ? (
              <EmptyState headingLevel={2} title={t('academy.empty.title')} text={t('academy.empty.text')} />
            ) : (
              <EmptyState
                kind="no-results"
                headingLevel={2}
                title={search === '' ? t('academy.nothing.title') : t('academy.nothing.searched', { search })}
                text={t('academy.nothing.text')}
                action={<Button onPress={clear}>{t('academy.nothing.clear')}</Button>}
              />
            )
          }
        >
          {(shown) => (
            <CourseGrid
              found={shown}
              categories={categories}
              page={view.page}
              onPage={(page) => address.change({ page })}
            />
          )}
        </AsyncContent>
      </Ground>
    </>
  );
}

const Ground = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.4')};
  padding-block: ${token('space.5')} ${token('space.12')};
  ${below('sm')} {
    padding-block-start: ${token('space.4')};
  }
`;
