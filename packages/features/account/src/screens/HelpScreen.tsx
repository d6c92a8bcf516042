import { useTranslation } from '@quarterdeck/i18n';
import { useLocation, useSearchParams } from '@quarterdeck/ui/router';
import { from, token, type } from '@quarterdeck/ui/tokens';
import { searchOf } from '@quarterdeck/ui/typedSearch';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { ContactForm } from '../components/help/ContactForm';
import { HelpQuestions } from '../components/help/HelpQuestions';

/** Questions on the product with their answers, and a way to people; search and open question stand in the address. */
export function HelpScreen() {
  const { t } = useTranslation();
  const [parameters, setParameters] = useSearchParams();
  const search = searchOf(parameters);
  const { hash } = useLocation();
  const contact = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hash === '#contact') contact.current?.focus();
  }, [hash]);
  return (
    <Page>
      <header>
        <h1>{t('help.heading')}</h1>
        <p>{t('help.lead')}</p>
      </header>
      <HelpQuestions
        search={search}
        onSearch={(text) => setParameters(text === '' ? {} : { q: text }, { replace: true })}
      />
      <Contact aria-labelledby="help-contact">
        <h2 id="help-contact" ref={contact} tabIndex={-1}>
          {t('help.contact.title')}
        </h2>
        <p>{t('help.contact.lead')}</p>
        <ContactForm />
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
  & > header > h1 {
    text-wrap: balance;
    ${type('title-1')}
  }
  & > header > p {
    margin-block-start: ${token('space.2')};
    color: ${token('text.secondary')};
    ${type('prose')}
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
    ${type('title-3')}
  }
  & > p {
    margin-block: ${token('space.1')} ${token('space.6')};
    color: ${token('text.secondary')};
    ${type('body')}
  }
`;
