import { useTranslation } from '@quarterdeck/i18n';
import { Option } from '@quarterdeck/ui/Option';
import { Segment, SegmentedControl } from '@quarterdeck/ui/SegmentedControl';
import { Select } from '@quarterdeck/ui/Select';
import { ArrowUpDown, LayoutGrid, List } from 'lucide-react';
import { marketplaceSorts, type MarketplaceSort } from '../model/marketplaceView';
import type { ViewControl } from './useMarketplaceView';

type ChoiceProps = Pick<ViewControl, 'view' | 'change'>;

/** The order of what was found, and whether as cards or rows. */
export function ToolbarChoices({ view, change }: ChoiceProps) {
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

/** Cards or rows. */
export function FormChoice({ view, change }: ChoiceProps) {
  const { t } = useTranslation();
  return (
    <SegmentedControl
      label={t('marketplace.form.label')}
      value={view.form}
      onChange={(form) => change({ form, page: view.page })}
    >
      <Segment id="grid" label={t('marketplace.form.grid')} icon={LayoutGrid} isIconOnly />
      <Segment id="list" label={t('marketplace.form.list')} icon={List} isIconOnly />
    </SegmentedControl>
  );
}
