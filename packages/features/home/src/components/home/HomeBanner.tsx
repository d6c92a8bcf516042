import { paths } from '@quarterdeck/contract';
import { languageNames, pickLanguage, useSwitchLanguage, useTranslation, type Language } from '@quarterdeck/i18n';
import { Button } from '@quarterdeck/ui/Button';
import { IconButton } from '@quarterdeck/ui/IconButton';
import { Link } from '@quarterdeck/ui/Link';
import { Logo } from '@quarterdeck/ui/Logo';
import { usePreferences } from '@quarterdeck/ui/preferences';
import { useShownScheme } from '@quarterdeck/ui/ThemeProvider';
import { below, token, type } from '@quarterdeck/ui/tokens';
import { Languages, SunMoon } from 'lucide-react';
import { styled } from 'styled-components';
import { Container } from './home.styles';
import { MarketplaceLink } from './MarketplaceLink';
import { StartLink } from './StartLink';

/** The other one of the two languages. */
const otherLanguage = (language: Language): Language => (language === 'en' ? 'tr' : 'en');

/** Logo, ways into the page and the product, language and scheme. */
export function HomeBanner() {
  const { t, i18n } = useTranslation();
  const switchLanguage = useSwitchLanguage();
  const scheme = usePreferences((preferences) => preferences.scheme);
  const set = usePreferences((preferences) => preferences.set);
  const isDark = useShownScheme(scheme) === 'dark';
  const other = otherLanguage(pickLanguage([i18n.language]));
  return (
    <Banner>
      <Row>
        <Logo href={paths.home.href()} aria-label={t('home.logo')} size="sm" />
        <nav aria-label={t('home.nav.label')}>
          <a href="#how">{t('home.nav.how')}</a>
          <MarketplaceLink />
          <a href="#pricing">{t('home.nav.pricing')}</a>
          <Link variant="quiet" href={paths.help.href()}>
            {t('home.nav.help')}
          </Link>
        </nav>
        <Tools>
          <Button
            variant="ghost"
            icon={Languages}
            onPress={() => void switchLanguage(other)}
            aria-label={t('home.switchLanguage', { language: languageNames[other] })}
            data-part="language"
          >
            {languageNames[other]}
          </Button>
          {/* The page is prerendered before it is known which scheme it is shown in: icon and name fit both. */}
          <IconButton
            icon={SunMoon}
            label={t('home.scheme')}
            onPress={() => set({ scheme: isDark ? 'light' : 'dark' })}
          />
          <span data-part="start">
            <StartLink variant="primary" />
          </span>
        </Tools>
      </Row>
    </Banner>
  );
}

const Banner = styled.header`
  position: relative;
  z-index: 1;
`;

const Row = styled(Container)`
  display: flex;
  align-items: center;
  gap: ${token('space.6')};
  min-block-size: 72px;
  & > nav {
    display: flex;
    gap: ${token('space.6')};
    ${type('body-medium')}
  }
  & > nav a {
    color: ${token('text.secondary')};
    text-decoration: none;
  }
  & > nav a:hover {
    color: ${token('text.primary')};
    text-decoration: underline;
  }
  ${below('md')} {
    & > nav {
      display: none;
    }
  }
`;

const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.2')};
  margin-inline-start: auto;
  ${below('sm')} {
    & > [data-part='start'] {
      display: none;
    }
  }
`;
