import { paths } from '@quarterdeck/contract';
import type { AcademyCourseId } from '@quarterdeck/contract/entities/academyCourse';
import { isGone, isRefused } from '@quarterdeck/data/apiErrors';
import { useTranslation } from '@quarterdeck/i18n';
import { AsyncContent } from '@quarterdeck/ui/AsyncContent';
import { MissingRecord } from '@quarterdeck/ui/MissingRecord';
import { announce } from '@quarterdeck/ui/LiveRegion';
import { Page } from '@quarterdeck/ui/Page';
import { useRecordTitle } from '@quarterdeck/ui/recordTitle';
import { useParams } from '@quarterdeck/ui/router';
import { Skeleton } from '@quarterdeck/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { CourseReader } from '../components/CourseReader';
import { academyQueries } from '../queries/academyQueries';

/** One course; the address names the step that is shown. */
export function CourseScreen() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const course = useQuery(academyQueries.course(id as AcademyCourseId));
  const isMissing = isGone(course.error) || isRefused(course.error);
  const shown = isMissing ? undefined : course.data;
  useRecordTitle(shown?.title);
  const last = useRef(shown?.id);
  useEffect(() => {
    if (!shown) return;
    // To the frame the next course is the same page.
    if (last.current !== undefined && last.current !== shown.id) announce(shown.title);
    last.current = shown.id;
  }, [shown]);
  if (shown) return <CourseReader key={shown.id} course={shown} />;
  return (
    <Page width={680}>
      {isMissing ? (
        <MissingRecord
          title={t('academy.missing.title')}
          text={t('academy.missing.text')}
          begin={{ label: t('academy.course.all'), href: paths.academy.href() }}
        />
      ) : (
        <AsyncContent
          result={course}
          headingLevel={1}
          skeleton={
            <>
              <Skeleton shape="box" width="min(420px, 100%)" height="40px" />
              <Skeleton count={12} />
            </>
          }
        >
          {() => null}
        </AsyncContent>
      )}
    </Page>
  );
}
