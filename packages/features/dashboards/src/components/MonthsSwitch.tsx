import { useTranslation } from '@quarterdeck/i18n';
import { Segment, SegmentedControl } from '@quarterdeck/ui/SegmentedControl';
import { useIsFrom } from '@quarterdeck/ui/viewport';
import { readChoice } from '../model/addressChoice';
import { monthsInAddress, monthSpans } from '../model/months';
import { useAddressChoice } from './useAddressChoice';

/** How many months a dashboard shows, as its address says. */
export function MonthsSwitch() {
  const { t } = useTranslation();
  const [months, setMonths] = useAddressChoice(monthsInAddress);
  return (
    <SegmentedControl
      label={t('dashboards.range')}
      value={String(months)}
      isFullWidth={!useIsFrom('sm')}
      onChange={(value) => setMonths(readChoice(value, monthSpans, months))}
    >
      {monthSpans.map((span) => (
        <Segment key={span} id={String(span)} label={t('dashboards.months', { count: span })} />
      ))}
    </SegmentedControl>
  );
}
