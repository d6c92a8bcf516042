import { useTranslation } from '@quarterdeck/i18n';
import { Link } from '@quarterdeck/ui/Link';
import { MarketplaceWays } from './MarketplaceWays';

/** The marketplace among the links at the head and at the end of the page. */
export function MarketplaceLink() {
  const { t } = useTranslation();
  return (
    <MarketplaceWays>
      {(way) => (
        <Link {...way} variant="quiet">
          {t('home.nav.marketplace')}
        </Link>
      )}
    </MarketplaceWays>
  );
}
