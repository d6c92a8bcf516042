import { useSearchParams } from '@quarterdeck/ui/router';
import { useMemo } from 'react';
import { statusAddress } from '../app/statusAddress';
import { MaintenanceView } from './MaintenanceView';
import { readMaintenanceTimes } from './maintenanceTimes';

/** The maintenance page: its address says from when until when, `?from=…&until=…` (ISO 8601 with a zone). */
export function MaintenanceScreen() {
  const [query] = useSearchParams();
  const times = useMemo(() => readMaintenanceTimes(query), [query]);
  return <MaintenanceView times={times} statusHref={statusAddress()} />;
}
