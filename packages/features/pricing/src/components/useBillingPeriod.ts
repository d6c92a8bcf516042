import type { BillingPeriod } from '@quarterdeck/contract/entities/pricing';
import { useAddressParameters } from '@quarterdeck/ui/addressState';
import { readText, writeText } from '@quarterdeck/ui/storage';
import { useEffect } from 'react';
import { lastPeriodKey, periodParameter, readPeriod } from '../model/billingPeriod';

/**
 * How prices are shown: as the address says, else as was chosen last. One choice holds for all four pages, also where a
 * menu leads from one to the other.
 */
export function useBillingPeriod(): [period: BillingPeriod, choose: (period: BillingPeriod) => void] {
  const [parameters, setParameters] = useAddressParameters();
  const inAddress = readPeriod(parameters.get(periodParameter));
  const period = inAddress ?? readPeriod(readText(lastPeriodKey)) ?? 'monthly';
  const isUnsaid = inAddress === undefined;
  useEffect(() => {
    // What is shown can be sent to others, who may have chosen otherwise.
    if (isUnsaid) setParameters({ [periodParameter]: period });
  }, [isUnsaid, period, setParameters]);
  const choose = (next: BillingPeriod) => {
    writeText(lastPeriodKey, next);
    setParameters({ [periodParameter]: next });
  };
  return [period, choose];
}
