import { useMeasures } from '@quarterdeck/data/visit/useMeasures';
import { useTranslation } from '@quarterdeck/i18n';
import { Icon } from '@quarterdeck/ui/Icon';
import { Heading, Text } from '@quarterdeck/ui/Text';
import { TickMeter } from '@quarterdeck/ui/TickMeter';
import { below, token, type } from '@quarterdeck/ui/tokens';
import { CircleCheck, Lock } from 'lucide-react';
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
  const pieces = {
    backlog: (
      <ul>
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
    choose: (
      <TickMeter
        value={voyage.weeks}
        max={12}
        tone="accent"
        label={t('home.voyage')}
        valueText={ofTwelveWeeks(voyage.days)}
        showsValue
      />
    ),
    pay: (
      <>
        <Icon icon={Lock} size="sm" />
        {t('home.payExample', { amount: moneyMinor(voyage.totalMinor, 'USD') })}
      </>
    ),
  };
  const facts = [
    { key: 'requirements', figure: requirementCount },
    { key: 'weeks', figure: 12 },
    { key: 'people', figure: crewSize },
    { key: 'subscription', figure: money(0, 'USD') },
  ] as const;
  return (
    <Section aria-labelledby="how">
      <Container>
        <Facts>
          {facts.map(({ key, figure }) => (
            <li key={key}>
              <Text as="div" variant="metric-lg" isNumeric>
                {figure}
              </Text>
              {t(`home.facts.${key}`)}
            </li>
          ))}
        </Facts>
        <SectionTitle id="how" tabIndex={-1}>
          {t('home.how.title')}
        </SectionTitle>
        <Lead>{t('home.how.lead')}</Lead>
        <Course>
          {(['backlog', 'choose', 'pay'] as const).map((step) => (
            <li key={step}>
              <Heading level={3}>{t(`home.how.${step}.title`)}</Heading>
              <Text as="p" tone="secondary">
                {t(`home.how.${step}.text`)}
              </Text>
              <div data-piece={step}>{pieces[step]}</div>
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
  margin-block-end: 72px;
  padding: ${token('space.6')} 0;
  border-block: 1px solid ${token('border.subtle')};
  color: ${token('text.secondary')};
  ${below('md')} {
    grid-template-columns: repeat(2, 1fr);
    margin-block-end: 48px;
  }
`;

const Course = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: ${token('space.8')};
  margin-block-start: ${token('space.10')};
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
  & p {
    margin-block: ${token('space.1')} ${token('space.5')};
  }
  & ul {
    display: grid;
    gap: ${token('space.2')};
  }
  & ul > li,
  & [data-piece] {
    display: flex;
    align-items: center;
    gap: ${token('space.2')};
  }
  & [data-piece] {
    padding: ${token('space.4')};
    border: 1px solid ${token('border.subtle')};
    border-radius: ${token('radius.lg')};
    background: ${token('surface.card')};
    box-shadow: ${token('elevation.1')};
  }
  & [data-piece='choose'] {
    flex-wrap: wrap;
  }
  & ul svg {
    color: ${token('accent.indicator')};
  }
  & code {
    color: ${token('text.secondary')};
    font: 400 12px/16px var(--qd-font-mono);
    white-space: nowrap;
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
