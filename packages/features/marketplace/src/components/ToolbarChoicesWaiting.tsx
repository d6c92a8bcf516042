import { useTranslation } from '@quarterdeck/i18n';
import { SelectWaiting } from '@quarterdeck/ui/SelectWaiting';
import { Skeleton } from '@quarterdeck/ui/Skeleton';
import { ArrowUpDown } from 'lucide-react';
import type { MarketplaceSort } from '../model/marketplaceView';

/** Holds the place of the choices in the toolbar, so that nothing moves when they come. */
export function ToolbarChoicesWaiting({ sort }: { sort: MarketplaceSort }) {
  const { t } = useTranslation();
  return (
    <>
      <SelectWaiting icon={ArrowUpDown} text={t(`marketplace.sort.${sort}`)} />
      <div data-part="form">
        <Skeleton shape="box" width="76px" height="36px" />
      </div>
    </>
  );
}
