import { paths } from '@quarterdeck/contract';
import type { FaqCategoryWithFaqs } from '@quarterdeck/contract/entities/faq';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { Card } from '@quarterdeck/ui/Card';
import { useLinkedItem } from '@quarterdeck/ui/deepLink';
import { ButtonLink } from '@quarterdeck/ui/Link';
import { SectionNavigation } from '@quarterdeck/ui/SectionNavigation';
import { Heading, Text } from '@quarterdeck/ui/Text';
import { below, token, type } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';
import { FaqAccordion } from './FaqAccordion';

/** The groups beside a rail that follows the reading; on phones a select takes its place. */
export function FaqGroups({ categories }: { categories: readonly FaqCategoryWithFaqs[] }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { open, linked, setOpen } = useLinkedItem();
  return (
    <Columns>
      <SectionNavigation
        label={t('helpCenter.faqs.groups')}
        items={categories.map(({ slug, title, faqs }) => ({ id: slug, title, count: number(faqs.length) }))}
      >
        <Card variant="sunken" aria-labelledby="help-no-answer">
          <Heading id="help-no-answer" level={2} variant="body-medium">
            {t('helpCenter.faqs.noAnswer')}
          </Heading>
          <Text variant="small" tone="secondary">
            {t('helpCenter.talk.write.text')}
          </Text>
          <ButtonLink size="sm" href={paths.helpSupport.href()}>
            {t('helpCenter.contactSupport')}
          </ButtonLink>
        </Card>
      </SectionNavigation>
      <div>
        {categories.map(({ slug, title, faqs }) => (
          <section key={slug} aria-labelledby={slug}>
            <h2 id={slug} tabIndex={-1}>
              {title}
            </h2>
            <FaqAccordion faqs={faqs} open={open} onOpen={setOpen} linked={linked} />
          </section>
        ))}
      </div>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: 204px minmax(0, 680px);
  gap: 32px;
  align-items: start;
  & > nav > article {
    align-items: flex-start;
    gap: ${token('space.1')};
    margin: ${token('space.6')} calc(-1 * ${token('space.2-5')}) 0;
    padding: ${token('space.4')};
  }
  & > nav > article > a {
    margin-block-start: ${token('space.2')};
  }
  & h3 > * {
    min-block-size: 48px;
  }
  & section + section {
    margin-block-start: ${token('space.8')};
  }
  & section > h2 {
    margin-block-end: ${token('space.3')};
    scroll-margin-block-start: 24px;
    outline: none;
    ${type('title-3')}
  }
  ${below('md')} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space.5')};
    & section > h2 {
      scroll-margin-block-start: 80px;
    }
  }
`;
