import { useTranslation } from '@quarterdeck/i18n';
import { Button } from '@quarterdeck/ui/Button';
import { lazyPart, usePreloadedPart } from '@quarterdeck/ui/lazyPart';
import { PartBoundary } from '@quarterdeck/ui/PartBoundary';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { weekInAddress } from '../../model/projectWeek';
import { useAddressChoice } from '../useAddressChoice';

// The numbers are read before another week is wanted.
const Items = lazyPart(() => import('./WeekMenuItems').then((file) => ({ default: file.WeekMenuItems })));

/** The same week as that of the issues; a menu, for two segments are wider than the card leaves them. */
export function WeekMenu() {
  const { t } = useTranslation();
  const [week, setWeek] = useAddressChoice(weekInAddress);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  usePreloadedPart(Items);
  const name = t(`dashboards.project.week.${week}`);
  return (
    <>
      <Button
        size="sm"
        trailingIcon={ChevronDown}
        aria-haspopup="menu"
        aria-label={`${name}, ${t('dashboards.project.week.label')}`}
        onPress={({ target }) => setAnchor(target instanceof HTMLElement ? target : null)}
      >
        {name}
      </Button>
      {anchor === null ? null : (
        <PartBoundary shownFor={anchor} onFailure={close}>
          <Items week={week} onChange={setWeek} anchor={anchor} onClose={close} />
        </PartBoundary>
      )}
    </>
  );
}
