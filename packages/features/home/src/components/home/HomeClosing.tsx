import { paths } from '@quarterdeck/contract';
import { useTranslation } from '@quarterdeck/i18n';
import { ContourArt } from '@quarterdeck/ui/ContourArt';
import { Link } from '@quarterdeck/ui/Link';
import { below, token, type } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';
import { Container } from './home.styles';
import { MarketplaceLink } from './MarketplaceLink';
import { StartLink } from './StartLink';

/** The last word and the way on, on the hull. */
export function HomeClosing() {
  const { t } = useTranslation();
  return (
    <Band aria-labelledby="home-closing">
      <ContourArt seed="closing" width={960} height={240} levels={10} tone="hull" />
      <Container>
        <h2 id="home-closing">{t('home.closing.title')}</h2>
        <p>{t('home.closing.text')}</p>
        <StartLink variant="primary" size="lg" />
      </Container>
    </Band>
  );
}

/** Line and links at the end of the page. */
export function HomeFooter({ year }: { year: string }) {
  const { t } = useTranslation();
  return (
    <Footer>
      <Container>
        {/* Prerendered with the year of the build, which a hydrated page keeps. */}
        <span suppressHydrationWarning>{t('home.footer.line', { year })}</span>
        <nav aria-label={t('home.footer.label')}>
          <MarketplaceLink />
          <Link variant="quiet" href={paths.help.href()}>
            {t('home.nav.help')}
          </Link>
          <Link variant="quiet" href={paths.settings.href()}>
            {t('home.footer.settings')}
          </Link>
        </nav>
      </Container>
    </Footer>
  );
}

const Band = styled.section`
  position: relative;
  overflow: clip;
  padding-block: 88px;
  color: ${token('hull.text')};
  background: ${token('hull.background')};
  text-align: center;
  & > svg {
    position: absolute;
    inset: 0;
  }
  & > div {
    position: relative;
  }
  & h2 {
    text-wrap: balance;
    ${type('display')}
  }
  & p {
    margin-block: ${token('space.3')} ${token('space.6')};
    color: ${token('hull.text-secondary')};
    ${type('prose')}
  }
  ${below('md')} {
    padding-block: 56px;
    & h2 {
      ${type('title-1')}
    }
  }
`;

const Footer = styled.footer`
  padding-block: ${token('space.6')};
  color: ${token('text.secondary')};
  ${type('small')}
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.2')} ${token('space.6')};
    justify-content: space-between;
  }
  & nav {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.2')} ${token('space.5')};
  }
  ${below('sm')} {
    padding-block-end: 96px;
  }
`;
