import { useShellHost } from '@quarterdeck/feature-shell';
import { useTranslation } from '@quarterdeck/i18n';
import { ButtonFrame } from '@quarterdeck/ui/Button';
import { Icon } from '@quarterdeck/ui/Icon';
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
          {/* The plain frame of a button: this page is small and needs none of its behaviour. */}
          <ButtonFrame type="button" $variant="secondary" $size="md" $isFullWidth={false} onClick={openPalette}>
            <Icon icon={Search} />
            {t('site.notFound.search')}
          </ButtonFrame>
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
