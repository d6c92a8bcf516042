import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { BottomSheet, SheetBody, SheetFooter, SheetHeader } from '@quarterdeck/ui/BottomSheet';
import { Button } from '@quarterdeck/ui/Button';
import { useIsFrom } from '@quarterdeck/ui/viewport';
import { isFiltered, withoutFilters } from '../model/marketplaceView';
import { MarketplaceFilters, type MarketplaceFiltersProps } from './MarketplaceFilters';
import { FormChoice } from './ToolbarChoices';

export interface FilterSheetProps extends MarketplaceFiltersProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** How many the filters leave; null while that is not known. */
  count: number | null;
}

/** The filters where they do not stand beside the list. */
export function FilterSheet({ isOpen, onOpenChange, count, ...filters }: FilterSheetProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { view, change } = filters;
  // Wider windows have it in the toolbar.
  const isPhone = !useIsFrom('sm');
  return (
    <BottomSheet isOpen={isOpen} onOpenChange={onOpenChange} detents={['full']}>
      <SheetHeader
        title={t('marketplace.filters.title')}
        actions={isPhone ? <FormChoice view={view} change={change} /> : undefined}
      />
      <SheetBody>
        <MarketplaceFilters {...filters} />
      </SheetBody>
      <SheetFooter>
        <Button isDisabled={!isFiltered(view)} onPress={() => change(withoutFilters(view))}>
          {t('marketplace.filters.clear')}
        </Button>
        <Button variant="primary" onPress={() => onOpenChange(false)}>
          {count === null
            ? t('marketplace.filters.close')
            : t('marketplace.filters.show', { count, formatted: number(count) })}
        </Button>
      </SheetFooter>
    </BottomSheet>
  );
}
