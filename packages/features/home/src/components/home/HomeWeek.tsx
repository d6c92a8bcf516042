import { useTranslation } from '@quarterdeck/i18n';
import { below, token, type } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';
import { Container, Lead, Section, SectionTitle } from './home.styles';

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;

/** What a week of the voyage looks like, with the demo at its end. */
export function HomeWeek() {
  const { t } = useTranslation();
  return (
    <Section aria-labelledby="home-week">
      <Container>
        <SectionTitle id="home-week">{t('home.week.title')}</SectionTitle>
        <Lead>{t('home.week.lead')}</Lead>
        <Days>
          {days.map((day) => (
            <li key={day} data-demo={day === 'friday' || undefined}>
              <h3>{t(`home.week.${day}.name`)}</h3>
              <p>{t(`home.week.${day}.text`)}</p>
            </li>
          ))}
        </Days>
      </Container>
    </Section>
  );
}

const Days = styled.ol`
  display: grid;
  grid-template-columns: repeat(5, 1fr);
  margin-block-start: ${token('space.8')};
  overflow: clip;
  border: 1px solid ${token('border.subtle')};
  border-radius: ${token('radius.lg')};
  background: ${token('surface.card')};
  & > li {
    padding: ${token('space.5')};
  }
  & > li + li {
    border-inline-start: 1px solid ${token('border.subtle')};
  }
  & h3 {
    color: ${token('text.secondary')};
    ${type('overline')}
    text-transform: none;
  }
  & p {
    margin-block-start: ${token('space.2')};
    text-wrap: pretty;
  }
  & > [data-demo] {
    color: ${token('accent.text')};
    background: ${token('accent.subtle')};
  }
  & > [data-demo] > * {
    color: inherit;
  }
  ${below('md')} {
    grid-template-columns: minmax(0, 1fr);
    & > li {
      display: grid;
      grid-template-columns: 96px 1fr;
      align-items: baseline;
      padding: ${token('space.4')};
    }
    & > li + li {
      border-inline-start: 0;
      border-block-start: 1px solid ${token('border.subtle')};
    }
    & p {
      margin: 0;
    }
  }
`;
