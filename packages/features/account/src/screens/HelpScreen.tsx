import { useTranslation } from '@quarterdeck/i18n';
import { useAddressParameters } from '@quarterdeck/ui/addressState';
import { lazyPart } from '@quarterdeck/ui/lazyPart';
import { PartBoundary } from '@quarterdeck/ui/PartBoundary';
import { useLocation } from '@quarterdeck/ui/router';
import { Skeleton } from '@quarterdeck/ui/Skeleton';
import { Heading, Text } from '@quarterdeck/ui/Text';
import { from, token } from '@quarterdeck/ui/tokens';
import { searchOf } from '@quarterdeck/ui/typedSearch';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { HelpQuestions } from '../components/help/HelpQuestions';

// Below the questions: its fields come after the first paint.
const ContactForm = lazyPart(() =>
  import('../components/help/ContactForm').then((file) => ({ default: file.ContactForm })),
);

/** Questions on the product with their answers, and a way to people; search and open question stand in the address. */
export function HelpScreen() {
  const { t } = useTranslation();
  const [parameters, setParameters] = useAddressParameters();
  const search = searchOf(parameters);
  const { hash } = useLocation();
  const contact = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hash === '#contact') contact.current?.focus();
  }, [hash]);
  return (
    <Page>
      <header>
        <Heading level={1} variant="title-1">
          {t('help.heading')}
        </Heading>
        <Text as="p" variant="prose" tone="secondary">
          {t('help.lead')}
        </Text>
      </header>
      <HelpQuestions search={search} onSearch={(text) => setParameters({ q: text || null })} />
      <Contact aria-labelledby="help-contact">
        <Heading level={2} id="help-contact" ref={contact} tabIndex={-1}>
          {t('help.contact.title')}
        </Heading>
        <Text as="p" tone="secondary">
          {t('help.contact.lead')}
        </Text>
        <PartBoundary shownFor fallback={<FormSpace shape="box" />}>
          <ContactForm />
        </PartBoundary>
      </Contact>
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  gap: ${token('space.8')};
  inline-size: min(880px, 100%);
  margin-inline: auto;
  padding-block: ${token('space.8')} 64px;
  & > header > p {
    margin-block-start: ${token('space.2')};
  }
`;

const Contact = styled.section`
  padding: ${token('space.5')};
  border: 1px solid ${token('border.subtle')};
  border-radius: ${token('radius.lg')};
  background: ${token('surface.card')};
  ${from('sm')} {
    padding: ${token('space.8')};
  }
  & > h2 {
    outline: none;
  }
  & > p {
    margin-block: ${token('space.1')} ${token('space.6')};
  }
`;

/** As large as the form before anything is written. */
const FormSpace = styled(Skeleton)`
  inline-size: min(560px, 100%);
  block-size: 382px;
  @media (pointer: coarse) {
    block-size: 422px;
  }
`;
