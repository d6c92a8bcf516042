import { useTranslation } from '@quarterdeck/i18n';
import { Option } from '@quarterdeck/ui/Option';
import { Select } from '@quarterdeck/ui/Select';
import { ArrowUpDown } from 'lucide-react';
import { marketplaceSorts, type MarketplaceSort } from '../model/marketplaceView';
import { FormChoice } from './FormChoice';
import type { ViewControl } from './useMarketplaceView';

/** The order of what was found, and whether as cards or rows. */
export function ToolbarChoices({ view, change }: Pick<ViewControl, 'view' | 'change'>) {
  const { t } = useTranslation();
  return (
    <>
      <Select
        aria-label={t('marketplace.sort.label')}
        icon={ArrowUpDown}
        value={view.sort}
        onChange={(sort) => change({ sort: sort as MarketplaceSort })}
      >
        {marketplaceSorts.map((sort) => (
          <Option key={sort} id={sort}>
            {t(`marketplace.sort.${sort}`)}
          </Option>
        ))}
      </Select>
      <div data-part="form">
        <FormChoice view={view} change={change} />
      </div>
    </>
  );
}
