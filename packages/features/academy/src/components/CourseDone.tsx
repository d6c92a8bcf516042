import { paths } from '@quarterdeck/contract';
import type { AcademyCategory } from '@quarterdeck/contract/entities/academyCategory';
import type { AcademyCourse } from '@quarterdeck/contract/entities/academyCourse';
import { courseStateOf } from '@quarterdeck/contract/rules/courseProgress';
import { useTranslation } from '@quarterdeck/i18n';
import { Icon } from '@quarterdeck/ui/Icon';
import { ButtonLink } from '@quarterdeck/ui/Link';
import { Inline } from '@quarterdeck/ui/Stack';
import { below, token, type } from '@quarterdeck/ui/tokens';
import { Check } from 'lucide-react';
import type { Ref } from 'react';
import { styled } from 'styled-components';
import { CategoryTag } from './CategoryTag';
import { CourseMinutes } from './CourseMinutes';
import { StartAgainButton } from './StartAgainButton';

export interface CourseDoneProps {
  course: AcademyCourse;
  /** The one to take after it; undefined where all are completed, or it is not known. */
  next: AcademyCourse | undefined;
  categories: readonly AcademyCategory[] | undefined;
  headingRef: Ref<HTMLHeadingElement>;
  onStartAgain: () => void;
}

/** All steps are done: a calm check, and what to take next. */
export function CourseDone({ course, next, categories, headingRef, onStartAgain }: CourseDoneProps) {
  const { t } = useTranslation();
  return (
    <Face>
      <span data-part="check">
        <Icon icon={Check} size="2xl" />
      </span>
      <h1 ref={headingRef} tabIndex={-1}>
        {t('academy.done.title')}
      </h1>
      <p>{t('academy.done.text', { title: course.title, count: course.totalSteps })}</p>
      {next ? (
        <section aria-labelledby="academy-next">
          <h2 id="academy-next">{t('academy.done.next')}</h2>
          <div data-part="facts">
            <CategoryTag slug={next.category} categories={categories} />
            <CourseMinutes minutes={next.duration} />
          </div>
          <h3>{next.title}</h3>
          <p>{next.description}</p>
          <ButtonLink variant="primary" href={paths.academyCourse.href(next.id)}>
            {t(courseStateOf(next) === 'new' ? 'academy.done.start' : 'academy.done.continue')}
          </ButtonLink>
        </section>
      ) : null}
      <Inline justify="center">
        <ButtonLink variant={next ? 'ghost' : 'primary'} href={paths.academy.href()}>
          {t('academy.done.all')}
        </ButtonLink>
        <StartAgainButton onPress={onStartAgain} />
      </Inline>
    </Face>
  );
}

const Face = styled.div`
  display: grid;
  justify-items: center;
  max-inline-size: 480px;
  margin-inline: auto;
  text-align: center;
  & > [data-part='check'] {
    display: grid;
    place-items: center;
    inline-size: 64px;
    block-size: 64px;
    margin-block-end: ${token('space.5')};
    border-radius: ${token('radius.full')};
    color: ${token('success.text')};
    background: ${token('success.subtle')};
  }
  & > h1 {
    outline: none;
    text-wrap: balance;
    ${type('title-1')}
  }
  & > p {
    margin-block: ${token('space.2')} ${token('space.8')};
    color: ${token('text.secondary')};
    overflow-wrap: anywhere;
    text-wrap: balance;
    ${type('body')}
  }
  & > section {
    justify-self: stretch;
    margin-block-end: ${token('space.4')};
    padding: ${token('space.5')};
    border-radius: ${token('radius.lg')};
    background: ${token('surface.card')};
    box-shadow: ${token('elevation.1')};
    text-align: start;
  }
  & > section > h2 {
    color: ${token('text.secondary')};
    text-transform: uppercase;
    ${type('overline')}
  }
  & > section > [data-part='facts'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    margin-block: ${token('space.3')};
  }
  & > section > [data-part='facts'] > :first-child {
    min-inline-size: 0;
  }
  & > section > h3 {
    overflow-wrap: anywhere;
    ${type('title-4')}
  }
  & > section > p {
    margin-block: ${token('space.1')} ${token('space.4')};
    color: ${token('text.secondary')};
    overflow-wrap: anywhere;
    ${type('small')}
  }
  ${below('sm')} {
    & > h1 {
      ${type('title-2')}
    }
  }
`;
