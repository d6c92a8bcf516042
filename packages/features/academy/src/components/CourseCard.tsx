import { paths } from '@quarterdeck/contract';
import type { AcademyCategory } from '@quarterdeck/contract/entities/academyCategory';
import type { AcademyCourse } from '@quarterdeck/contract/entities/academyCourse';
import { courseStateOf, type CourseState } from '@quarterdeck/contract/rules/courseProgress';
import { useTranslation } from '@quarterdeck/i18n';
import { ButtonFrame, type ButtonVariant } from '@quarterdeck/ui/Button';
import { Card } from '@quarterdeck/ui/Card';
import { Icon } from '@quarterdeck/ui/Icon';
import { Link } from '@quarterdeck/ui/Link';
import { Marked } from '@quarterdeck/ui/Marked';
import { TickMeter } from '@quarterdeck/ui/TickMeter';
import { token, type } from '@quarterdeck/ui/tokens';
import { CircleCheck } from 'lucide-react';
import { styled } from 'styled-components';
import { strokesOf } from '../model/courseSteps';
import { CategoryTag } from './CategoryTag';
import { CourseMinutes } from './CourseMinutes';

const looks: Record<Exclude<CourseState, 'completed'>, ButtonVariant> = { new: 'secondary', started: 'subtle' };

export interface CourseCardProps {
  course: AcademyCourse;
  categories: readonly AcademyCategory[] | undefined;
  /** What a search has found in it; empty without one. */
  found: string;
}

/** A course with how far one has come; the whole card leads there. */
export function CourseCard({ course, categories, found }: CourseCardProps) {
  const { t } = useTranslation();
  const { id, title, description, category, duration, totalSteps, progress } = course;
  const state = courseStateOf(course);
  const { completed } = progress;
  const progressText =
    state === 'new'
      ? t('academy.steps', { count: totalSteps })
      : t('academy.stepsOf', { completed, total: totalSteps, count: totalSteps });
  return (
    <Frame variant="interactive">
      <div data-part="head">
        <CategoryTag slug={category} categories={categories} />
        <CourseMinutes minutes={duration} />
      </div>
      <h2 title={title}>
        <Link variant="quiet" href={paths.academyCourse.href(id)} data-part="card-link">
          <Marked text={title} query={found} />
        </Link>
      </h2>
      <p title={description}>
        <Marked text={description} query={found} />
      </p>
      <div data-part="foot">
        <div>
          <TickMeter
            value={completed}
            max={totalSteps}
            strokes={strokesOf(totalSteps)}
            tone={state === 'completed' ? 'success' : 'accent'}
            label={t('academy.progress')}
            valueText={t('academy.stepsOf', { completed, total: totalSteps, count: totalSteps })}
          />
          <span aria-hidden>{progressText}</span>
        </div>
        {state === 'completed' ? (
          <span data-part="completed">
            <Icon icon={CircleCheck} size="sm" />
            {t('academy.state.completed')}
          </span>
        ) : (
          // It looks like the button that it need not be: the title is the link, and covers the card.
          <ButtonFrame as="span" aria-hidden $size="sm" $variant={looks[state]} $isFullWidth={false}>
            {t(`academy.state.${state}`)}
          </ButtonFrame>
        )}
      </div>
    </Frame>
  );
}

const Frame = styled(Card)`
  box-sizing: border-box;
  block-size: 100%;
  min-block-size: 204px;
  padding: ${token('space.5')};
  & > [data-part='head'],
  & > [data-part='foot'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space.3')};
    min-block-size: 20px;
  }
  & > [data-part='head'] > :first-child {
    min-inline-size: 0;
  }
  & > [data-part='head'] > :last-child {
    margin-inline-start: auto;
  }
  & > h2 {
    display: -webkit-box;
    overflow: hidden;
    margin-block-start: ${token('space.3')};
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow-wrap: anywhere;
    ${type('title-4')}
  }
  & > p {
    display: -webkit-box;
    overflow: hidden;
    margin-block-start: ${token('space.1')};
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    color: ${token('text.secondary')};
    overflow-wrap: anywhere;
    ${type('small')}
  }
  & > [data-part='foot'] {
    align-items: flex-end;
    margin-block-start: auto;
    padding-block-start: ${token('space.4')};
  }
  & > [data-part='foot'] > div {
    display: grid;
    gap: ${token('space.1')};
    justify-items: start;
    min-inline-size: 0;
    color: ${token('text.secondary')};
    font-variant-numeric: tabular-nums;
    ${type('caption')}
  }
  & [data-part='completed'] {
    display: inline-flex;
    align-items: center;
    gap: ${token('space.1-5')};
    min-block-size: ${token('control.sm')};
    color: ${token('success.text')};
    ${type('small-medium')}
  }
`;
