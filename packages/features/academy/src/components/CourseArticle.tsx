import type { AcademyCourse, CourseStep } from '@quarterdeck/contract/entities/academyCourse';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { Prose } from '@quarterdeck/ui/Prose';
import { SafeHtml } from '@quarterdeck/ui/SafeHtml';
import { below, token, type } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';
import { stepMinutes } from '../model/courseSteps';

export interface CourseArticleProps {
  course: AcademyCourse;
  step: CourseStep;
}

/** The text of a step. */
export function CourseArticle({ course, step }: CourseArticleProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { title, totalSteps } = course;
  const minutes = stepMinutes(course);
  return (
    <Article>
      <header>
        {/* On paper nothing else says it. */}
        <p data-part="course">{title}</p>
        <p data-part="place">
          {t('academy.course.place', { number: step.order + 1, total: totalSteps })}
          {' · '}
          {t('academy.minutes', { count: minutes, formatted: number(minutes) })}
        </p>
        <h1>{step.title}</h1>
        <p data-part="subtitle">{step.subtitle}</p>
      </header>
      <Text>
        <SafeHtml html={step.content ?? ''} profile="rich" />
      </Text>
    </Article>
  );
}

const Article = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.6')};
  max-inline-size: ${token('container.prose')};
  margin-inline: auto;
  & h1 {
    margin-block-start: ${token('space.2')};
    text-wrap: balance;
    overflow-wrap: anywhere;
    ${type('title-1')}
  }
  & [data-part='place'] {
    color: ${token('text.secondary')};
    text-transform: uppercase;
    font-variant-numeric: tabular-nums;
    ${type('overline')}
  }
  & [data-part='subtitle'] {
    margin-block-start: ${token('space.1')};
    color: ${token('text.secondary')};
    overflow-wrap: anywhere;
    font-size: 18px;
    line-height: 28px;
  }
  & [data-part='course'] {
    display: none;
    ${type('small-medium')}
  }
  ${below('sm')} {
    gap: ${token('space.4')};
    & h1 {
      ${type('title-2')}
    }
    & [data-part='subtitle'] {
      font-size: 16px;
      line-height: 24px;
    }
  }
  @media print {
    max-inline-size: none;
    & [data-part='course'] {
      display: block;
    }
  }
`;

/** Courses set lists with dashes and quotations as what is to be remembered. */
const Text = styled(Prose)`
  & ul > li::marker {
    content: '–  ';
    color: ${token('accent.indicator')};
    font-weight: ${token('weight.semibold')};
  }
  & li + li {
    margin-block-start: ${token('space.2')};
  }
  & blockquote {
    color: ${token('text.primary')};
    ${type('title-4')}
  }
`;
