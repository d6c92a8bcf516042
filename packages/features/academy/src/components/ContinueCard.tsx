import { paths } from '@quarterdeck/contract';
import type { AcademyCourse } from '@quarterdeck/contract/entities/academyCourse';
import { useTranslation } from '@quarterdeck/i18n';
import { Icon } from '@quarterdeck/ui/Icon';
import { ButtonLink } from '@quarterdeck/ui/Link';
import { usePreferences } from '@quarterdeck/ui/preferences';
import { ThemeProvider } from '@quarterdeck/ui/ThemeProvider';
import { TickMeter } from '@quarterdeck/ui/TickMeter';
import { token, type } from '@quarterdeck/ui/tokens';
import { ArrowRight } from 'lucide-react';
import { styled } from 'styled-components';
import { strokesOf } from '../model/courseSteps';
import { useCompletedText } from './useCompletedText';

/** On the hull: the course that was opened last, and the step where one left off. */
export function ContinueCard({ course }: { course: AcademyCourse }) {
  const { t } = useTranslation();
  const theme = usePreferences((preferences) => preferences.theme);
  const { id, title, steps, totalSteps, progress } = course;
  const completedText = useCompletedText(course);
  const step = steps[progress.currentStep];
  return (
    <Card aria-labelledby="academy-continue">
      {/* The hull is dark in both schemes. */}
      <Dark theme={theme} scheme="dark">
        <h2 id="academy-continue">{t('academy.continue.title')}</h2>
        <strong>{title}</strong>
        <p>
          {step === undefined
            ? null
            : t('academy.continue.step', { number: progress.currentStep + 1, title: step.title })}
        </p>
        <div data-part="foot">
          <TickMeter
            variant="progress"
            value={progress.completed}
            max={totalSteps}
            strokes={strokesOf(totalSteps)}
            label={t('academy.progress')}
            valueText={completedText}
          />
          <span aria-hidden>{t('academy.of', { completed: progress.completed, total: totalSteps })}</span>
          <ButtonLink
            size="sm"
            variant="primary"
            href={paths.academyCourse.href(id)}
            aria-label={t('academy.continue.name', { title })}
          >
            <Way>
              {t('academy.state.started')}
              <Icon icon={ArrowRight} size="xs" isDirectional />
            </Way>
          </ButtonLink>
        </div>
      </Dark>
    </Card>
  );
}

const Card = styled.section`
  box-sizing: border-box;
  inline-size: min(345px, 100%);
  padding: ${token('space.5')};
  border: 1px solid ${token('hull.border')};
  border-radius: ${token('radius.lg')};
  color: ${token('hull.text')};
  background: ${token('hull.raised')};
  @media print {
    display: none;
  }
`;

const Dark = styled(ThemeProvider)`
  && {
    display: grid;
    background: none;
  }
  & > h2 {
    margin-block-end: ${token('space.1')};
    color: ${token('hull.text-secondary')};
    ${type('caption')}
  }
  & > strong {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    color: ${token('hull.text')};
    ${type('title-5')}
  }
  & > p {
    overflow: hidden;
    min-block-size: 18px;
    text-overflow: ellipsis;
    white-space: nowrap;
    color: ${token('hull.text-secondary')};
    ${type('small')}
  }
  & > [data-part='foot'] {
    display: flex;
    align-items: center;
    gap: ${token('space.2-5')};
    margin-block-start: ${token('space.4')};
    color: ${token('hull.text-secondary')};
    font-variant-numeric: tabular-nums;
    ${type('caption')}
  }
  & > [data-part='foot'] > [role='progressbar'] {
    flex: 0 1 auto;
    min-inline-size: 0;
    overflow: hidden;
  }
  & > [data-part='foot'] > span {
    flex: none;
  }
  & > [data-part='foot'] > a {
    margin-inline-start: auto;
  }
`;

const Way = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token('space.1-5')};
`;
