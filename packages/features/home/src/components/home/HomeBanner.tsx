import { paths } from '@quarterdeck/contract';
import { languageNames, pickLanguage, useSwitchLanguage, useTranslation } from '@quarterdeck/i18n';
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
import { MarketplaceLink, StartLink } from './VisitorWays';

/** Logo, ways into the page and the product, language and scheme. */
export function HomeBanner() {
  const { t, i18n } = useTranslation();
  const switchLanguage = useSwitchLanguage();
  const { scheme, set } = usePreferences();
  const isDark = useShownScheme(scheme) === 'dark';
  const other = pickLanguage([i18n.language]) === 'en' ? 'tr' : 'en';
  return (
    <Banner as="header">
      <Logo href={paths.home.href()} aria-label={t('home.logo')} size="sm" />
      <nav aria-label={t('home.nav.label')}>
        <a href="#how">{t('home.nav.how')}</a>
        <MarketplaceLink />
        <a href="#pricing">{t('home.nav.pricing')}</a>
        <Link variant="quiet" href={paths.help.href()}>
          {t('home.nav.help')}
        </Link>
      </nav>
      <div>
        <Button
          variant="ghost"
          icon={Languages}
          onPress={() => void switchLanguage(other)}
          aria-label={t('home.switchLanguage', { language: languageNames[other] })}
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
          <StartLink />
        </span>
      </div>
    </Banner>
  );
}

const Banner = styled(Container)`
  position: relative;
  z-index: 1;
  display: flex;
  align-items: center;
  gap: ${token('space.6')};
  min-block-size: 72px;
  & > nav {
    display: flex;
    gap: ${token('space.6')};
    ${type('body-medium')}
  }
  & > nav a:not(:hover) {
    color: ${token('text.secondary')};
    text-decoration: none;
  }
  & > nav a:hover {
    color: ${token('text.primary')};
  }
  & > div {
    display: flex;
    align-items: center;
    gap: ${token('space.2')};
    margin-inline-start: auto;
  }
  ${below('md')} {
    & > nav {
      display: none;
    }
  }
  ${below('sm')} {
    & [data-part='start'] {
      display: none;
    }
  }
`;
