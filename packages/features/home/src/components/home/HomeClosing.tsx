import { paths } from '@quarterdeck/contract';
import { useTranslation } from '@quarterdeck/i18n';
import { ContourArt } from '@quarterdeck/ui/ContourArt';
import { docked } from '@quarterdeck/ui/dock';
import { Link } from '@quarterdeck/ui/Link';
import { below, token, type } from '@quarterdeck/ui/tokens';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { Container } from './home.styles';
import { MarketplaceLink, StartLink } from './VisitorWays';

/** The last word and the way on, on the hull, and the links at the end of the page. */
export function HomeClosing({ year }: { year: string }) {
  const { t } = useTranslation();
  return (
    <>
      <Band aria-labelledby="home-closing">
        <ContourArt seed="closing" width={960} height={240} levels={10} tone="hull" />
        <h2 id="home-closing">{t('home.closing.title')}</h2>
        <p>{t('home.closing.text')}</p>
        <StartLink size="lg" />
      </Band>
      <Footer as="footer">
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
      </Footer>
    </>
  );
}

/** On phones the way on stays in reach once the hero has left the window. */
export function HomeStartBar() {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const headline = document.getElementById('home-title');
    if (!headline) return undefined;
    const observer = new IntersectionObserver(([entry]) => setShown(entry !== undefined && !entry.isIntersecting));
    observer.observe(headline);
    return () => observer.disconnect();
  }, []);
  return isShown ? (
    <Bar ref={docked}>
      <StartLink size="lg" />
    </Bar>
  ) : null;
}

const Band = styled.section`
  position: relative;
  isolation: isolate;
  overflow: clip;
  padding: 88px ${token('space.4')};
  color: ${token('hull.text')};
  background: ${token('hull.background')};
  text-align: center;
  & > svg {
    position: absolute;
    z-index: -1;
    inset: 0;
  }
  & > h2 {
    text-wrap: balance;
    ${type('display')}
  }
  & > p {
    margin-block: ${token('space.3')} ${token('space.6')};
    color: ${token('hull.text-secondary')};
    ${type('prose')}
  }
  ${below('md')} {
    padding-block: 56px;
    & > h2 {
      ${type('title-1')}
    }
  }
`;

const Footer = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.2')} ${token('space.6')};
  justify-content: space-between;
  padding-block: ${token('space.6')};
  color: ${token('text.secondary')};
  ${type('small')}
  & > nav {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.2')} ${token('space.5')};
  }
  ${below('sm')} {
    padding-block-end: 96px;
  }
`;

const Bar = styled.div`
  display: none;
  ${below('sm')} {
    position: fixed;
    inset-inline: 0;
    inset-block-end: 0;
    z-index: ${token('layer.sticky')};
    display: grid;
    padding: ${token('space.3')} ${token('space.4')} calc(${token('space.3')} + env(safe-area-inset-bottom));
    border-block-start: 1px solid ${token('border.subtle')};
    background: ${token('surface.card')};
    & a {
      justify-content: center;
    }
  }
`;
