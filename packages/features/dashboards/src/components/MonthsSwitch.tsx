import { useTranslation } from '@quarterdeck/i18n';
import { useAddressParameters } from '@quarterdeck/ui/addressState';
import { Segment, SegmentedControl } from '@quarterdeck/ui/SegmentedControl';
import { useIsFrom } from '@quarterdeck/ui/viewport';
import { monthSpans, readMonths, type MonthSpan } from '../model/months';

const parameter = 'months';

/** How many months a dashboard shows, as its address says. */
export function useMonths(): [months: MonthSpan, choose: (months: MonthSpan) => void] {
  const [parameters, setParameters] = useAddressParameters();
  return [readMonths(parameters.get(parameter)), (months) => setParameters({ [parameter]: String(months) })];
}

export function MonthsSwitch() {
  const { t } = useTranslation();
  const [months, setMonths] = useMonths();
  return (
    <SegmentedControl
      label={t('dashboards.range')}
      value={String(months)}
      isFullWidth={!useIsFrom('sm')}
      onChange={(value) => setMonths(readMonths(value))}
    >
      {monthSpans.map((span) => (
        <Segment key={span} id={String(span)} label={t('dashboards.months', { count: span })} />
      ))}
    </SegmentedControl>
  );
}
