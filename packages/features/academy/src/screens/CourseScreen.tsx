import { paths } from '@quarterdeck/contract';
import type { AcademyCourseId } from '@quarterdeck/contract/entities/academyCourse';
import { isGone } from '@quarterdeck/data/apiErrors';
import { useTranslation } from '@quarterdeck/i18n';
import { AsyncContent } from '@quarterdeck/ui/AsyncContent';
import { MissingRecord } from '@quarterdeck/ui/MissingRecord';
import { Page } from '@quarterdeck/ui/Page';
import { useRecordTitle } from '@quarterdeck/ui/recordTitle';
import { useParams } from '@quarterdeck/ui/router';
import { Skeleton } from '@quarterdeck/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { CourseReader } from '../components/CourseReader';
import { academyQueries } from '../queries/academyQueries';

/** One course; the address names the step that is shown. */
export function CourseScreen() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const course = useQuery(academyQueries.course(id as AcademyCourseId));
  useRecordTitle(course.data?.title);
  if (course.data) return <CourseReader key={course.data.id} course={course.data} />;
  return (
    <Page width={680}>
      {isGone(course.error) ? (
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
