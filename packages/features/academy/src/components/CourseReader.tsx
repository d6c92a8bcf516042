import { paths } from '@quarterdeck/contract';
import type { AcademyCourse } from '@quarterdeck/contract/entities/academyCourse';
import { useTranslation } from '@quarterdeck/i18n';
import { useAddressParameters, withParameters } from '@quarterdeck/ui/addressState';
import { EmptyState } from '@quarterdeck/ui/EmptyState';
import { useLatestCallback } from '@quarterdeck/ui/latestCallback';
import { Panes } from '@quarterdeck/ui/ListPane';
import { focusContent, useFocusLeftBehind } from '@quarterdeck/ui/keptFocus';
import { announce } from '@quarterdeck/ui/LiveRegion';
import { useNavigate } from '@quarterdeck/ui/router';
import { ScrollArea } from '@quarterdeck/ui/ScrollArea';
import { shortcutsOf, useShortcuts } from '@quarterdeck/ui/shortcuts';
import { below, token } from '@quarterdeck/ui/tokens';
import { useIsFrom } from '@quarterdeck/ui/viewport';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { courseKeys } from '../model/academyKeys';
import { shownStep, stepParameter, type ShownStep } from '../model/courseSteps';
import { courseAfter, sortCourses } from '../model/findCourses';
import { noteOpenedCourse } from '../model/openedCourses';
import { academyQueries } from '../queries/academyQueries';
import { useCourseProgress } from '../queries/useCourseProgress';
import { CourseArticle } from './CourseArticle';
import { CourseBar } from './CourseBar';
import { CourseDone } from './CourseDone';
import { CourseRail } from './CourseRail';
import { CourseSheet } from './CourseSheet';
import { CourseTopBar } from './CourseTopBar';

/** A course at the step that the address names. */
export function CourseReader({ course }: { course: AcademyCourse }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [parameters, setParameters] = useAddressParameters();
  const { data: categories } = useQuery(academyQueries.categories());
  const progress = useCourseProgress();
  const hasRail = useIsFrom('lg');
  const [isSheetOpen, setSheetOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  const { id, totalSteps } = course;
  const text = parameters.get('step');
  const shown = shownStep(text, course);
  const step = shown === 'done' ? undefined : course.steps[shown];
  const hrefOf = (wanted: ShownStep) =>
    `${paths.academyCourse.href(id)}?${withParameters(parameters, { step: stepParameter(wanted) }).toString()}`;
  const goTo = (wanted: ShownStep) => void navigate(hrefOf(wanted));
  const goOn = () => {
    if (shown === 'done') return;
    if (shown >= course.progress.completed) progress.complete(course, shown);
    goTo(shown === totalSteps - 1 ? 'done' : shown + 1);
  };
  const startAgain = () => {
    progress.startAgain(course);
    // Back would lead to the same step, or to a course that is no longer done.
    void navigate(hrefOf(0), { replace: true });
  };

  // The address is the step that is shown: without it, back would lead to another one than was seen.
  const wanted = stepParameter(shown);
  useEffect(() => {
    if (text !== wanted) setParameters({ step: wanted });
  }, [text, wanted, setParameters]);

  // The next course takes the place of this one, with the link that led there.
  useFocusLeftBehind(frame);
  useEffect(() => noteOpenedCourse(id), [id]);
  const handleOpened = useLatestCallback((opened: ShownStep) => {
    if (opened !== 'done') progress.open(course, opened);
  });
  useEffect(() => handleOpened(shown), [shown, handleOpened]);

  const title = shown === 'done' ? t('academy.done.title') : (step?.title ?? '');
  const last = useRef(shown);
  useEffect(() => {
    if (last.current === shown) return;
    last.current = shown;
    scroller.current?.scrollTo({ top: 0 });
    // The button that led here has gone.
    if (shown === 'done') heading.current?.focus({ preventScroll: true });
    else announce(`${t('academy.course.place', { number: shown + 1, total: totalSteps })}: ${title}`, 'course-step');
    if (document.activeElement === document.body) focusContent();
  }, [shown, title, totalSteps, t]);

  const handleKey = useLatestCallback((toEnd: -1 | 1) => {
    // Left leads on where the page is written from right to left.
    const isMirrored = frame.current !== null && getComputedStyle(frame.current).direction === 'rtl';
    const at = (shown === 'done' ? totalSteps : shown) + (isMirrored ? -toEnd : toEnd);
    if (at >= 0 && at < totalSteps) goTo(at);
  });
  useShortcuts(shortcutsOf(courseKeys, { previous: () => handleKey(-1), next: () => handleKey(1) }));

  const steps = { course, shown, hrefOf };
  const showSteps = () => setSheetOpen(true);
  return (
    <Frame ref={frame}>
      {hasRail ? <CourseRail {...steps} categories={categories} onStartAgain={startAgain} /> : null}
      {hasRail ? null : <CourseTopBar title={course.title} onShowSteps={showSteps} />}
      <Column>
        <Scroller ref={scroller} label={title || course.title} hasFades={false}>
          {step ? <CourseArticle key={step.order} course={course} step={step} /> : null}
          {shown === 'done' ? (
            <Done course={course} categories={categories} headingRef={heading} onStartAgain={startAgain} />
          ) : null}
          {!step && shown !== 'done' ? <EmptyState headingLevel={1} title={t('academy.course.noSteps')} /> : null}
        </Scroller>
        {course.steps.length > 0 ? (
          <CourseBar {...steps} hasRail={hasRail} onGoOn={goOn} onShowSteps={showSteps} />
        ) : null}
      </Column>
      {hasRail ? null : <CourseSheet {...steps} isOpen={isSheetOpen} onOpenChange={setSheetOpen} />}
    </Frame>
  );
}

/** Asks for the other courses once this one is done. */
function Done(props: Omit<Parameters<typeof CourseDone>[0], 'next'>) {
  const { data } = useQuery(academyQueries.courses());
  return <CourseDone {...props} next={data && courseAfter(sortCourses(data), props.course)} />;
}

const Frame = styled(Panes)`
  @media print {
    &&& {
      display: block;
      block-size: auto;
      overflow: visible;
    }
  }
`;

const Column = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-inline-size: 0;
  min-block-size: 0;
`;

const Scroller = styled(ScrollArea)`
  flex: 1;
  padding: 52px ${token('space.8')} ${token('space.10')};
  ${below('sm')} {
    padding: ${token('space.5')} ${token('space.4')} ${token('space.8')};
  }
  @media print {
    overflow: visible;
    padding: 0;
  }
`;
