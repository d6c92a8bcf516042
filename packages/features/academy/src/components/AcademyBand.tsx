import type { AcademyCourse } from '@quarterdeck/contract/entities/academyCourse';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { ContourArt } from '@quarterdeck/ui/ContourArt';
import { PageSearch } from '@quarterdeck/ui/PageSearch';
import { Container } from '@quarterdeck/ui/Stack';
import { below, token, type } from '@quarterdeck/ui/tokens';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { academyKeys } from '../model/academyKeys';
import { courseToContinue } from '../model/findCourses';
import { useOpenedCourses } from '../model/openedCourses';
import { ContinueCard } from './ContinueCard';

export interface AcademyBandProps {
  /** In the order of the list; undefined while they are not known. */
  courses: readonly AcademyCourse[] | undefined;
  search: string;
  onSearch: (search: string) => void;
}

/** The head of the academy: a search, and the course to go on with. */
export function AcademyBand({ courses, search, onSearch }: AcademyBandProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const opened = useOpenedCourses();
  const course = useMemo(() => courses && courseToContinue(courses, opened), [courses, opened]);
  const count = courses?.length ?? 0;
  return (
    <Band>
      <ContourArt seed="academy" width={1172} height={224} levels={14} tone="hull" hasDepth />
      <Container>
        <div data-part="start">
          <h1>{t('academy.heading')}</h1>
          <p>{count === 0 ? t('academy.lead') : t('academy.leadCount', { count, formatted: number(count) })}</p>
          <PageSearch
            label={t('academy.search')}
            size="lg"
            keys={academyKeys.search.keys}
            search={search}
            onSearch={onSearch}
          />
        </div>
        {course ? <ContinueCard course={course} /> : null}
      </Container>
    </Band>
  );
}

const Band = styled.header`
  position: relative;
  overflow: clip;
  color: ${token('hull.text')};
  background: ${token('hull.background')};
  & > svg {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    /* No line crosses the words. */
    mask-image: linear-gradient(to right, transparent 22%, black 62%);
  }
  &:dir(rtl) > svg {
    mask-image: linear-gradient(to left, transparent 22%, black 62%);
  }
  & > div {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space.5')} ${token('space.8')};
    box-sizing: border-box;
    min-block-size: 224px;
    padding-block: ${token('space.8')};
  }
  & [data-part='start'] {
    flex: 1 1 320px;
    min-inline-size: 0;
    max-inline-size: 480px;
  }
  & h1 {
    text-wrap: balance;
    ${type('title-1')}
  }
  & [data-part='start'] > p {
    margin-block: ${token('space.1')} ${token('space.5')};
    color: ${token('hull.text-secondary')};
    ${type('body')}
  }
  & [role='search'] {
    border-radius: ${token('radius.lg')};
    color: ${token('text.primary')};
    background: ${token('surface.card')};
  }
  ${below('sm')} {
    & > svg,
    &:dir(rtl) > svg {
      mask-image: none;
    }
    & > div {
      padding-block: ${token('space.6')};
    }
    & h1 {
      ${type('title-2')}
    }
    & [data-part='start'] > p {
      margin-block-end: ${token('space.4')};
    }
  }
  @media print {
    & > svg,
    & [role='search'] {
      display: none;
    }
    & > div {
      min-block-size: 0;
    }
  }
`;
