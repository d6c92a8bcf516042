import { useShellHost } from '@quarterdeck/feature-shell';
import { useTranslation } from '@quarterdeck/i18n';
import { Button } from '@quarterdeck/ui/Button';
import { ButtonLink, Link } from '@quarterdeck/ui/Link';
import { useLocation } from '@quarterdeck/ui/router';
import { Search } from 'lucide-react';
import { nearMatches } from './nearMatches';
import { NotFoundPage } from './NotFoundPage';

/** The page for an address that nobody knows: search, the way back, and addresses that look alike. */
export function NotFoundScreen() {
  const { t } = useTranslation();
  const { offers, openPalette } = useShellHost();
  const { pathname } = useLocation();
  const near = nearMatches(pathname, offers.map(({ to }) => to));
  return (
    <NotFoundPage
      title={t('site.notFound.title')}
      text={t('site.notFound.text')}
      actions={
        <>
          <ButtonLink href="/" variant="primary">
            {t('site.notFound.start')}
          </ButtonLink>
          <Button icon={Search} onPress={openPalette}>
            {t('site.notFound.search')}
          </Button>
        </>
      }
      near={
        near.length > 0 ? (
          <>
            {t('site.notFound.near')}{' '}
            {near.map((address) => (
              <Link key={address} href={address}>
                {address}
              </Link>
            ))}
          </>
        ) : null
      }
    />
  );
}
