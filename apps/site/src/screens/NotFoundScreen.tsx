import { paths } from '@quarterdeck/contract';
import { useShellHost } from '@quarterdeck/feature-shell';
import { useTranslation } from '@quarterdeck/i18n';
import { ButtonFrame } from '@quarterdeck/ui/Button';
import { useHydrated } from '@quarterdeck/ui/hydrated';
import { Icon } from '@quarterdeck/ui/Icon';
import { ButtonLink, Link } from '@quarterdeck/ui/Link';
import { useLocation } from '@quarterdeck/ui/router';
import { Search } from 'lucide-react';
import { nearMatches } from './nearMatches';
import { NotFoundPage } from './NotFoundPage';

const start = paths.start.href();

/** The page for an address that nobody knows: search, the way back, and pages whose addresses look alike. */
export function NotFoundScreen() {
  const { t } = useTranslation();
  const { offers, openPalette, isKnownAddress } = useShellHost();
  const { pathname } = useLocation();
  // One prerendered page stands for all addresses.
  const isHydrated = useHydrated();
  const addresses = isHydrated
    ? nearMatches(
        pathname,
        offers.map(({ to }) => to),
      )
    : [];
  const near = addresses.flatMap((address) => offers.find(({ to }) => to === address) ?? []);
  return (
    <NotFoundPage
      title={t('site.notFound.title')}
      text={t('site.notFound.text')}
      actions={
        <>
          {/* Without a feature that offers a start, the start is this page. */}
          {isKnownAddress(start) ? (
            <ButtonLink href={start} variant="primary">
              {t('site.notFound.start')}
            </ButtonLink>
          ) : null}
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
            <p id="near">{t('site.notFound.near')}</p>
            <ul aria-labelledby="near">
              {near.map(({ to, titleKey }) => (
                <li key={to}>
                  <Link href={to}>
                    {t(titleKey)} <small>{to}</small>
                  </Link>
                </li>
              ))}
            </ul>
          </>
        ) : null
      }
    />
  );
}
