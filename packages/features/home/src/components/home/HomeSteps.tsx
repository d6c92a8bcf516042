import { useMeasures } from '@quarterdeck/data/visit/useMeasures';
import { useTranslation } from '@quarterdeck/i18n';
import { Icon } from '@quarterdeck/ui/Icon';
import { TickMeter } from '@quarterdeck/ui/TickMeter';
import { below, token, type } from '@quarterdeck/ui/tokens';
import { CircleCheck, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { heroVoyage, requirementCount, crewSize, sumOf } from '../../model/facts';
import { Container, Lead, Section, SectionTitle } from './home.styles';
import { useRequirementWords } from './useRequirementWords';

/** Three way points on a plotted course, each with a small piece of the product itself. */
export function HomeSteps() {
  const { t } = useTranslation();
  const withWords = useRequirementWords();
  const { money, moneyMinor, ofTwelveWeeks } = useMeasures();
  const voyage = sumOf(heroVoyage);
  const steps: { key: 'backlog' | 'choose' | 'pay'; piece: ReactNode }[] = [
    {
      key: 'backlog',
      piece: (
        <ul data-piece="rows">
          {heroVoyage
            .slice(0, 3)
            .map(withWords)
            .map(({ id, title }) => (
              <li key={id}>
                <Icon icon={CircleCheck} size="sm" />
                <code>{id}</code>
                {title}
              </li>
            ))}
        </ul>
      ),
    },
    {
      key: 'choose',
      piece: (
        <div data-piece="meter">
          <TickMeter
            value={voyage.weeks}
            max={12}
            tone="accent"
            label={t('home.voyage')}
            valueText={ofTwelveWeeks(voyage.days)}
            showsValue
          />
        </div>
      ),
    },
    {
      key: 'pay',
      piece: (
        <div data-piece="pay">
          <Icon icon={Lock} size="sm" />
          {t('home.payExample', { amount: moneyMinor(voyage.totalMinor, 'USD') })}
        </div>
      ),
    },
  ];
  return (
    <Section aria-labelledby="how">
      <Container>
        <Facts>
          <li>
            <b>{requirementCount}</b> {t('home.facts.requirements')}
          </li>
          <li>
            <b>12</b> {t('home.facts.weeks')}
          </li>
          <li>
            <b>{crewSize}</b> {t('home.facts.people')}
          </li>
          <li>
            <b>{money(0, 'USD')}</b> {t('home.facts.subscription')}
          </li>
        </Facts>
        <SectionTitle id="how" tabIndex={-1}>
          {t('home.how.title')}
        </SectionTitle>
        <Lead>{t('home.how.lead')}</Lead>
        <Course>
          {steps.map(({ key, piece }) => (
            <li key={key}>
              <h3>{t(`home.how.${key}.title`)}</h3>
              <p>{t(`home.how.${key}.text`)}</p>
              {piece}
            </li>
          ))}
        </Course>
      </Container>
    </Section>
  );
}

const Facts = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: ${token('space.4')};
  margin: 0 0 72px;
  padding: ${token('space.6')} 0;
  border-block: 1px solid ${token('border.subtle')};
  list-style: none;
  color: ${token('text.secondary')};
  ${type('body')}
  & b {
    display: block;
    color: ${token('text.primary')};
    font-variant-numeric: tabular-nums;
    ${type('metric-lg')}
  }
  ${below('md')} {
    grid-template-columns: repeat(2, 1fr);
    margin-block-end: 48px;
  }
`;

const Course = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: ${token('space.8')};
  margin: ${token('space.10')} 0 0;
  padding: 0;
  list-style: none;
  counter-reset: step;
  & > li {
    position: relative;
    padding-block-start: ${token('space.8')};
  }
  /* The way point and the dotted course to the next one. */
  & > li::before {
    content: '';
    position: absolute;
    inset-block-start: 4px;
    inset-inline-start: 0;
    inline-size: 12px;
    block-size: 12px;
    border-radius: ${token('radius.full')};
    background: ${token('accent.indicator')};
    box-shadow: 0 0 0 5px ${token('accent.subtle')};
  }
  & > li:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-block-start: 9px;
    inset-inline: 28px calc(-1 * ${token('space.8')} + 8px);
    border-block-start: 2px dotted ${token('accent.border')};
  }
  & h3 {
    ${type('title-4')}
  }
  & p {
    margin-block: ${token('space.1')} ${token('space.5')};
    color: ${token('text.secondary')};
    text-wrap: pretty;
    ${type('body')}
  }
  & [data-piece] {
    display: flex;
    gap: ${token('space.2')};
    align-items: center;
    margin: 0;
    padding: ${token('space.4')};
    border: 1px solid ${token('border.subtle')};
    border-radius: ${token('radius.lg')};
    background: ${token('surface.card')};
    box-shadow: ${token('elevation.1')};
    list-style: none;
    ${type('body')}
  }
  & [data-piece='rows'] {
    display: grid;
    gap: ${token('space.2')};
  }
  & [data-piece='rows'] > li {
    display: flex;
    align-items: center;
    gap: ${token('space.2')};
  }
  & [data-piece='rows'] svg {
    color: ${token('accent.indicator')};
  }
  & [data-piece='rows'] code {
    color: ${token('text.secondary')};
    font: 400 12px/16px var(--qd-font-mono);
    white-space: nowrap;
  }
  & [data-piece='meter'] {
    flex-wrap: wrap;
  }
  & [data-piece='pay'] {
    justify-content: center;
    color: ${token('accent.on-solid')};
    background: ${token('accent.solid')};
    ${type('body-medium')}
  }
  ${below('md')} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space.6')};
    & > li {
      padding-block-start: 0;
      padding-inline-start: ${token('space.8')};
    }
    & > li:not(:last-child)::after {
      inset-block: 28px calc(-1 * ${token('space.6')} + 4px);
      inset-inline: 5px auto;
      border-block-start: 0;
      border-inline-start: 2px dotted ${token('accent.border')};
    }
  }
`;
