import { useTranslation } from '@quarterdeck/i18n';
import { Segment, SegmentedControl } from '@quarterdeck/ui/SegmentedControl';
import { LayoutGrid, List } from 'lucide-react';
import type { ViewControl } from './useMarketplaceView';

/** Cards or rows. */
export function FormChoice({ view, change }: Pick<ViewControl, 'view' | 'change'>) {
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
