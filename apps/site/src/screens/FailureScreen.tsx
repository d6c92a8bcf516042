import { useShellHost } from '@quarterdeck/feature-shell';
import { newReference } from '@quarterdeck/host';
import { useNavigate, useLocation } from '@quarterdeck/ui/router';
import { useEffect, useState } from 'react';
import { FailureView } from './FailureView';
import { retryStep } from './retryStep';
import { waysOut } from './waysOut';

/** The failure page at its own address, where nothing is left to be tried again but the page that led here. */
export function FailureScreen() {
  const { isKnownAddress } = useShellHost();
  const navigate = useNavigate();
  const { key, pathname } = useLocation();
  const [reference] = useState(newReference);
  // What failed is not known here; the line says when somebody saw the page.
  useEffect(() => console.info(`Failure ${reference} was opened by its address`), [reference]);
  const ways = waysOut(isKnownAddress);
  const retry = () => {
    const step = retryStep({ key, pathname, referrer: document.referrer, origin: location.origin });
    if (step.kind === 'back') void navigate(-1);
    else if (step.kind === 'address') location.assign(step.address);
    else void navigate(ways.homeHref ?? '/');
  };
  return <FailureView reference={reference} onRetry={retry} {...ways} />;
}
