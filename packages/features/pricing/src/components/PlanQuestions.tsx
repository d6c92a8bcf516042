import { paths } from '@quarterdeck/contract';
import { useTranslation } from '@quarterdeck/i18n';
import { LazyAccordion } from '@quarterdeck/ui/Accordion';
import { Link } from '@quarterdeck/ui/Link';
import { Heading, Text } from '@quarterdeck/ui/Text';
import { from, token } from '@quarterdeck/ui/tokens';
import { useState } from 'react';
import { styled } from 'styled-components';

const questions = ['build', 'change', 'switch', 'self'] as const;

/** What people ask before they choose. The first one is open. */
export function PlanQuestions() {
  const { t } = useTranslation();
  const [open, setOpen] = useState<string>(questions[0]);
  return (
    <Questions aria-labelledby="pricing-questions">
      <div>
        <Heading level={2} id="pricing-questions">
          {t('pricing.questions.title')}
        </Heading>
        <Text as="p" variant="small" tone="secondary">
          {t('pricing.questions.else')} <Link href={paths.helpSupport.href()}>{t('pricing.questions.ask')}</Link>.{' '}
          {t('pricing.questions.reply')}
        </Text>
      </div>
      <LazyAccordion
        expandedKeys={[open]}
        onExpandedChange={(keys) => setOpen(String([...keys][0] ?? ''))}
        items={questions.map((id) => ({
          id,
          title: t(`pricing.questions.${id}.title`),
          children: <p>{t(`pricing.questions.${id}.text`)}</p>,
        }))}
      />
    </Questions>
  );
}

const Questions = styled.section`
  display: grid;
  gap: ${token('space.5')} ${token('space.8')};
  align-items: start;
  padding-block-start: ${token('space.10')};
  border-block-start: 1px solid ${token('border.default')};
  & > div:first-child > p {
    max-inline-size: 44ch;
    margin-block-start: ${token('space.2')};
  }
  & p {
    max-inline-size: 66ch;
  }
  ${from('md')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  }
`;
