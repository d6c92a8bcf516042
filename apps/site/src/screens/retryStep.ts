import { parseUrl } from '@quarterdeck/ui/router';

interface Visit {
  /** Of the router's entry; `default` where the page was opened by its address. */
  key: string;
  pathname: string;
  /** Address of the page that led here; empty for none. */
  referrer: string;
  origin: string;
}

type RetryStep = { kind: 'back' } | { kind: 'address'; address: string } | { kind: 'home' };

/** Where Try again leads from the address of the failure page: to where somebody came from on this site, else home. */
export function retryStep({ key, pathname, referrer, origin }: Visit): RetryStep {
  if (key !== 'default') return { kind: 'back' };
  const from = parseUrl(referrer);
  if (from === null || from.origin !== origin || from.pathname === pathname) return { kind: 'home' };
  return { kind: 'address', address: from.pathname + from.search + from.hash };
}
