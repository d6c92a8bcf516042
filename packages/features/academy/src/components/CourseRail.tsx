import { paths } from '@quarterdeck/contract';
import type { AcademyCategory } from '@quarterdeck/contract/entities/academyCategory';
import { courseStateOf } from '@quarterdeck/contract/rules/courseProgress';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { Divider } from '@quarterdeck/ui/Divider';
import { Icon } from '@quarterdeck/ui/Icon';
import { Link } from '@quarterdeck/ui/Link';
import { TickMeter } from '@quarterdeck/ui/TickMeter';
import { token, type } from '@quarterdeck/ui/tokens';
import { ArrowLeft, RotateCcw } from 'lucide-react';
import { styled } from 'styled-components';
import { CategoryTag } from './CategoryTag';
import { CourseMinutes } from './CourseMinutes';
import { CourseSteps, type CourseStepsProps } from './CourseSteps';
import { StartAgainButton } from './StartAgainButton';
import { useCompletedText } from './useCompletedText';

export interface CourseRailProps extends Omit<CourseStepsProps, 'onFollow'> {
  categories: readonly AcademyCategory[] | undefined;
  onStartAgain: () => void;
}

/** Beside a step: what the course is about, how far one has come, and its steps. */
export function CourseRail({ course, categories, shown, hrefOf, onStartAgain }: CourseRailProps) {
  const { t } = useTranslation();
  const { shortDate } = useFormats();
  const { title, description, category, duration, totalSteps, progress, updatedAt } = course;
  const isCompleted = courseStateOf(course) === 'completed';
  const completedText = useCompletedText(course);
  return (
    <Rail aria-labelledby="academy-course">
      <Link variant="quiet" href={paths.academy.href()} data-part="back">
        <Icon icon={ArrowLeft} size="sm" isDirectional />
        {t('academy.course.all')}
      </Link>
      <div data-part="facts">
        <CategoryTag slug={category} categories={categories} />
        <CourseMinutes minutes={duration} />
      </div>
      <h2 id="academy-course">{title}</h2>
      <p>{description}</p>
      <div data-part="progress">
        <TickMeter
          variant="progress"
          value={progress.completed}
          max={totalSteps}
          tone={isCompleted ? 'success' : 'accent'}
          label={t('academy.progress')}
          valueText={completedText}
        />
        <span aria-hidden>{completedText}</span>
      </div>
      <Divider />
      <CourseSteps course={course} shown={shown} hrefOf={hrefOf} />
      {/* Where it says that the course is done, the button stands there. */}
      {isCompleted && shown !== 'done' ? <StartAgainButton size="sm" icon={RotateCcw} onPress={onStartAgain} /> : null}
      <footer>{t('academy.course.updated', { day: shortDate(updatedAt) })}</footer>
    </Rail>
  );
}

const Rail = styled.aside`
  display: flex;
  flex-direction: column;
  flex: none;
  box-sizing: border-box;
  inline-size: 320px;
  overflow: hidden auto;
  padding: ${token('space.6')} ${token('space.6')} ${token('space.4')};
  border-inline-end: 1px solid ${token('border.subtle')};
  & > [data-part='back'] {
    display: inline-flex;
    align-items: center;
    align-self: flex-start;
    gap: ${token('space.2')};
    color: ${token('text.secondary')};
    ${type('small')}
  }
  & > [data-part='back'] > svg {
    margin: 0;
  }
  & > [data-part='facts'] {
    display: flex;
    align-items: center;
    gap: ${token('space.2')};
    min-block-size: 20px;
    margin-block: ${token('space.4')} ${token('space.3')};
  }
  & > [data-part='facts'] > :first-child {
    min-inline-size: 0;
  }
  & > h2 {
    text-wrap: balance;
    overflow-wrap: anywhere;
    ${type('title-3')}
  }
  & > p {
    margin-block-start: ${token('space.1')};
    color: ${token('text.secondary')};
    overflow-wrap: anywhere;
    ${type('small')}
  }
  & > [data-part='progress'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space.3')};
    margin-block: ${token('space.4')} ${token('space.5')};
    font-variant-numeric: tabular-nums;
    ${type('caption')}
  }
  & > [data-part='progress'] > :first-child {
    flex: 0 1 auto;
    min-inline-size: 0;
    overflow: hidden;
  }
  & > [data-part='progress'] > span {
    flex: none;
  }
  & > nav {
    margin: ${token('space.3')} calc(-1 * ${token('space.2')}) 0;
  }
  & > button {
    align-self: flex-start;
    margin-block-start: ${token('space.3')};
  }
  & > footer {
    margin-block-start: auto;
    padding-block-start: ${token('space.6')};
    color: ${token('text.secondary')};
    ${type('caption')}
  }
  @media print {
    display: none;
  }
`;
