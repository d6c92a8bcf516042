import type { AcademyCategory } from '@quarterdeck/contract/entities/academyCategory';
import type { AcademyCourse } from '@quarterdeck/contract/entities/academyCourse';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import type { FuzzyHit } from '@quarterdeck/ui/fuzzySearch';
import { Pagination } from '@quarterdeck/ui/Pagination';
import { Inline } from '@quarterdeck/ui/Stack';
import { token } from '@quarterdeck/ui/tokens';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { CourseCard } from './CourseCard';

/** Courses on one page: full rows of two and of three. */
const pageSize = 24;

export interface CourseGridProps {
  /** Of all pages. */
  found: readonly FuzzyHit<AcademyCourse>[];
  categories: readonly AcademyCategory[] | undefined;
  /** From 1; one beyond the last shows the last. */
  page: number;
  onPage: (page: number) => void;
}

/** One page of the courses. */
export function CourseGrid({ found, categories, page: wanted, onPage }: CourseGridProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const list = useRef<HTMLUListElement>(null);
  const pageCount = Math.max(1, Math.ceil(found.length / pageSize));
  const page = Math.min(wanted, pageCount);
  const first = (page - 1) * pageSize;
  const shown = found.slice(first, first + pageSize);
  const goTo = (next: number) => {
    onPage(next);
    // The next page is read from its beginning.
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <>
      <Cards ref={list} tabIndex={-1} aria-label={t('academy.courses')}>
        {shown.map(({ item, found: words }) => (
          <li key={item.id}>
            <CourseCard course={item} categories={categories} found={words} />
          </li>
        ))}
      </Cards>
      {pageCount > 1 ? (
        <Inline justify="center" style={{ marginBlockStart: token('space.6') }}>
          <Pagination
            aria-label={t('academy.pages.label')}
            page={page}
            pageCount={pageCount}
            onChange={goTo}
            rangeText={t('academy.pages.range', {
              first: number(first + 1),
              last: number(first + shown.length),
              total: number(found.length),
            })}
            words={{
              previous: t('academy.pages.previous'),
              next: t('academy.pages.next'),
              page: (one) => t('academy.pages.page', { page: number(one) }),
            }}
          />
        </Inline>
      ) : null}
    </>
  );
}

/** As many columns as there is room for, and no more than three. */
export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(max(min(264px, 100%), (100% - 48px) / 3), 1fr));
  gap: ${token('space.5')} ${token('space.6')};
  outline: none;
  scroll-margin-block-start: 80px;
  & > li {
    min-inline-size: 0;
    break-inside: avoid;
  }
`;
