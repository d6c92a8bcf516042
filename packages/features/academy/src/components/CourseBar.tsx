import type { AcademyCourse } from '@quarterdeck/contract/entities/academyCourse';
import { courseStateOf } from '@quarterdeck/contract/rules/courseProgress';
import { useTranslation } from '@quarterdeck/i18n';
import { Button } from '@quarterdeck/ui/Button';
import { docked } from '@quarterdeck/ui/dock';
import { Icon } from '@quarterdeck/ui/Icon';
import { Kbd } from '@quarterdeck/ui/Kbd';
import { ButtonLink } from '@quarterdeck/ui/Link';
import { TickMeter } from '@quarterdeck/ui/TickMeter';
import { below, token, type } from '@quarterdeck/ui/tokens';
import { useIsFrom } from '@quarterdeck/ui/viewport';
import { ArrowLeft, ArrowRight, Check, ChevronUp } from 'lucide-react';
import { styled } from 'styled-components';
import { courseKeys } from '../model/academyKeys';
import type { ShownStep } from '../model/courseSteps';
import { useCompletedText } from './useCompletedText';

export interface CourseBarProps {
  course: AcademyCourse;
  shown: ShownStep;
  hrefOf: (step: ShownStep) => string;
  /** Whether the steps stand beside the text. */
  hasRail: boolean;
  /** Marks the step as done where it is not, and goes on. */
  onGoOn: () => void;
  /** Opens the steps, where they do not stand beside the text. */
  onShowSteps: () => void;
}

/** Below a step: the step before, how far one has come, and the way on. */
export function CourseBar({ course, shown, hrefOf, hasRail, onGoOn, onShowSteps }: CourseBarProps) {
  const { t } = useTranslation();
  const isWide = useIsFrom('sm');
  const { steps, totalSteps, progress } = course;
  const before = shown === 'done' ? totalSteps - 1 : shown - 1;
  const previous = steps[before];
  const isOpenStep = shown !== 'done' && shown >= progress.completed;
  const completedText = useCompletedText(course);
  const meter = (
    <TickMeter
      variant={isWide ? 'ruler' : 'progress'}
      size="sm"
      value={progress.completed}
      max={totalSteps}
      strokes={isWide ? 31 : 16}
      tone={courseStateOf(course) === 'completed' ? 'success' : 'accent'}
      label={t('academy.progress')}
      valueText={completedText}
      // The rail says it already, or the text of the button that it stands in.
      aria-hidden
    />
  );
  return (
    <Bar ref={docked} role="group" aria-label={t('academy.course.bar')}>
      <div data-part="before">
        {previous ? (
          <ButtonLink
            rel="prev"
            href={hrefOf(before)}
            aria-label={t('academy.course.before', { title: previous.title })}
          >
            <Way>
              <Icon icon={ArrowLeft} size="sm" isDirectional />
              <span data-part="name">{previous.title}</span>
            </Way>
          </ButtonLink>
        ) : null}
      </div>
      {hasRail ? (
        <div data-part="progress">
          {meter}
          <span>
            {[...courseKeys.previous.keys, ...courseKeys.next.keys].map((key) => (
              <Kbd key={key} keys={key} />
            ))}
            {t('academy.course.keys')}
          </span>
        </div>
      ) : (
        <button type="button" data-part="progress" aria-haspopup="dialog" onClick={() => onShowSteps()}>
          {meter}
          <span>
            {completedText}
            <Icon icon={ChevronUp} size="xs" />
          </span>
        </button>
      )}
      <div
        data-part="after"
        // A double click completes one step, not the next one too.
        onClickCapture={(event) => (isOpenStep && event.detail > 1 ? event.stopPropagation() : undefined)}
      >
        {shown === 'done' ? null : (
          <Button variant="primary" onPress={() => onGoOn()}>
            <Way>
              {t(`academy.course.${wayOn(course, shown, isWide)}`)}
              <Icon
                icon={shown === totalSteps - 1 ? Check : ArrowRight}
                size="sm"
                isDirectional={shown < totalSteps - 1}
              />
            </Way>
          </Button>
        )}
      </div>
    </Bar>
  );
}

/** What the way on from a step does. */
function wayOn({ progress, totalSteps }: AcademyCourse, step: number, isWide: boolean) {
  const isLast = step === totalSteps - 1;
  if (step < progress.completed) return isLast ? 'finish' : 'goOn';
  if (!isWide) return 'completeShort';
  return isLast ? 'completeCourse' : 'complete';
}

const Way = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token('space.2')};
  max-inline-size: 100%;
  min-inline-size: 0;
`;

const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, auto) minmax(0, 1fr);
  align-items: center;
  gap: ${token('space.4')};
  flex: none;
  box-sizing: border-box;
  min-block-size: 72px;
  padding: ${token('space.2')} ${token('space.6')};
  border-block-start: 1px solid ${token('border.subtle')};
  background: ${token('surface.sheet')};
  & > [data-part='before'] {
    display: flex;
    min-inline-size: 0;
  }
  & > [data-part='before'] > a {
    flex: 0 1 auto;
    min-inline-size: 0;
    max-inline-size: 100%;
  }
  & > [data-part='before'] [data-part='label'] {
    min-inline-size: 0;
  }
  & [data-part='name'] {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  & > [data-part='after'] {
    justify-self: end;
  }
  & > [data-part='progress'] {
    display: grid;
    justify-items: center;
    gap: ${token('space.1-5')};
    inline-size: 242px;
    max-inline-size: 100%;
    padding: 0;
    border: 0;
    color: ${token('text.secondary')};
    background: none;
    font-variant-numeric: tabular-nums;
    ${type('caption')}
  }
  & > [data-part='progress'] > span {
    display: inline-flex;
    align-items: center;
    gap: ${token('space.1')};
    white-space: nowrap;
  }
  & > button[data-part='progress'] {
    min-block-size: 44px;
    align-content: center;
    border-radius: ${token('radius.md')};
    cursor: pointer;
  }
  & > button[data-part='progress']:focus-visible {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: 2px;
  }
  ${below('sm')} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: ${token('space.3')};
    min-block-size: 64px;
    padding: ${token('space.2')} ${token('space.4')} calc(${token('space.2')} + env(safe-area-inset-bottom));
    & [data-part='name'] {
      display: none;
    }
    & > [data-part='progress'] {
      inline-size: auto;
      justify-self: stretch;
    }
  }
  @media print {
    display: none;
  }
`;
