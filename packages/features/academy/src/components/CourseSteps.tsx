import type { AcademyCourse } from '@quarterdeck/contract/entities/academyCourse';
import { useTranslation } from '@quarterdeck/i18n';
import { Icon } from '@quarterdeck/ui/Icon';
import { RouterLink } from '@quarterdeck/ui/router';
import { token, type } from '@quarterdeck/ui/tokens';
import { VisuallyHidden } from '@quarterdeck/ui/VisuallyHidden';
import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { ShownStep } from '../model/courseSteps';

export interface CourseStepsProps {
  course: AcademyCourse;
  shown: ShownStep;
  hrefOf: (step: ShownStep) => string;
  /** A step was followed. */
  onFollow?: () => void;
}

/** The steps of a course as way points, each a link. */
export function CourseSteps({ course, shown, hrefOf, onFollow }: CourseStepsProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (shown !== 'done') list.current?.children[shown]?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  return (
    <Steps aria-label={t('academy.course.steps')}>
      <ol ref={list}>
        {course.steps.map(({ order, title, subtitle }, index) => {
          const isDone = index < course.progress.completed;
          return (
            <li key={order} data-done={isDone || undefined}>
              <RouterLink
                to={hrefOf(index)}
                aria-current={index === shown ? 'step' : undefined}
                onClick={() => onFollow?.()}
              >
                <span data-part="point" aria-hidden>
                  {isDone ? <Icon icon={Check} size="xs" /> : index + 1}
                </span>
                <span>
                  <strong>{title}</strong>
                  {isDone ? <VisuallyHidden>, {t('academy.course.done')}</VisuallyHidden> : null}
                  <small>{subtitle}</small>
                </span>
              </RouterLink>
            </li>
          );
        })}
      </ol>
    </Steps>
  );
}

const Steps = styled.nav`
  & li {
    position: relative;
  }
  /* The course to the next way point, dotted like the plotted courses of the kit. */
  & li:not(:last-child)::before {
    content: '';
    position: absolute;
    z-index: ${token('layer.raised')};
    inset-block: 38px -10px;
    inset-inline-start: 23px;
    inline-size: 2px;
    background: radial-gradient(circle, ${token('text.tertiary')} 1px, transparent 1.2px) 0 0 / 2px 5px repeat-y;
    pointer-events: none;
  }
  & li[data-done]:not(:last-child)::before {
    background-image: radial-gradient(circle, ${token('accent.indicator')} 1px, transparent 1.2px);
  }
  & a {
    display: flex;
    gap: ${token('space.3')};
    min-block-size: 58px;
    box-sizing: border-box;
    padding: ${token('space.2-5')} ${token('space.3')};
    border-radius: ${token('radius.md')};
    color: ${token('text.primary')};
    text-decoration: none;
  }
  & a > :last-child {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & strong {
    ${type('body-medium')}
  }
  & small {
    display: block;
    color: ${token('text.secondary')};
    ${type('caption')}
  }
  & [data-done] strong {
    color: ${token('text.secondary')};
  }
  & [data-part='point'] {
    position: relative;
    display: grid;
    place-items: center;
    flex: none;
    box-sizing: border-box;
    inline-size: 24px;
    block-size: 24px;
    border: 1px solid ${token('border.control')};
    border-radius: ${token('radius.full')};
    color: ${token('text.secondary')};
    background: ${token('surface.card')};
    font-variant-numeric: tabular-nums;
    ${type('caption-medium')}
  }
  & a:hover {
    background: ${token('fill.hover')};
  }
  & a:focus-visible {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: -2px;
  }
  & a[aria-current] {
    background: ${token('fill.selected')};
  }
  & a[aria-current] strong {
    color: ${token('text.accent-strong')};
  }
  & a[aria-current] [data-part='point'] {
    border-color: ${token('accent.indicator')};
    color: ${token('accent.text')};
    box-shadow: 0 0 0 3px color-mix(in srgb, ${token('accent.indicator')} 18%, transparent);
  }
  & [data-done] [data-part='point'] {
    border-color: ${token('accent.indicator')};
    color: ${token('accent.on-indicator')};
    background: ${token('accent.indicator')};
  }
  & [data-done] a[aria-current] [data-part='point'] {
    color: ${token('accent.on-indicator')};
  }
  @media (forced-colors: active) {
    & a[aria-current] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
