import { useTranslation } from '@quarterdeck/i18n';
import { token, type } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';
import { Columns, Section, SectionTitle } from './home.styles';

const questions = ['included', 'changes', 'late', 'cancel', 'code', 'after'] as const;

/** Six questions. The browser's own disclosure: it works before any script runs. */
export function HomeQuestions() {
  const { t } = useTranslation();
  return (
    <Section aria-labelledby="home-questions">
      <Columns $columns="minmax(0, 1fr) minmax(0, 2fr)" style={{ rowGap: token('space.4') }}>
        <SectionTitle id="home-questions">{t('home.questions.title')}</SectionTitle>
        <div>
          {questions.map((question) => (
            <Question key={question} name="home-questions">
              <summary>{t(`home.questions.${question}.title`)}</summary>
              <p>{t(`home.questions.${question}.text`)}</p>
            </Question>
          ))}
        </div>
      </Columns>
    </Section>
  );
}

const Question = styled.details`
  border-block-end: 1px solid ${token('border.subtle')};
  & > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space.3')};
    padding-block: ${token('space.4')};
    cursor: pointer;
    list-style: none;
    ${type('title-5')}
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  /* A chevron of two strokes: it turns with the state and needs no drawing. */
  & > summary::after {
    content: '';
    flex: none;
    inline-size: 8px;
    block-size: 8px;
    margin-inline-end: 4px;
    border: solid ${token('text.secondary')};
    border-width: 0 1.5px 1.5px 0;
    rotate: 45deg;
    translate: 0 -2px;
  }
  &[open] > summary::after {
    rotate: 225deg;
    translate: 0 2px;
  }
  & > summary:focus-visible {
    border-radius: ${token('radius.sm')};
  }
  & > p {
    max-inline-size: 68ch;
    padding-block-end: ${token('space.5')};
    color: ${token('text.secondary')};
    text-wrap: pretty;
  }
`;
