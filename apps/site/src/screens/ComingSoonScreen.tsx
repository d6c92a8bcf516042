import { dayOf, nextMondays } from '@quarterdeck/contract/rules/calendar';
import { frameVariants } from '@quarterdeck/contract/entities/authentication';
import { usualVariant } from '@quarterdeck/contract/paths';
import { useLocation, useSearchParams } from '@quarterdeck/ui/router';
import { useState } from 'react';
import { ComingSoonView } from './ComingSoonView';
import { parseInstant } from './maintenanceTimes';

/** Where the address names no day: nine in the morning of the third Monday from now, by the reader's clock. */
function thirdMonday(): number {
  const day = nextMondays(dayOf(new Date()), 3).at(-1) ?? '';
  return new Date(`${day}T09:00`).getTime();
}

/** What is to come, in the frame that the address names; it says when, `?until=…` (ISO 8601 with a zone). */
export function ComingSoonScreen() {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const [usual] = useState(thirdMonday);
  const named = pathname.split('/').at(-1);
  return (
    <ComingSoonView
      variant={frameVariants.find((name) => name === named) ?? usualVariant}
      until={parseInstant(query.get('until')) ?? usual}
    />
  );
}
