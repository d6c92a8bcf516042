import { useEffect, useState } from 'react';

export type Telephony = typeof import('./phoneNumber');

let loaded: Telephony | undefined;

/** The rules of all countries come after the page; until then, and where they do not come, the field takes any text. */
export function useTelephony(): Telephony | undefined {
  // A prerendered page has none of them, and the first render in the browser has to be the same.
  const [telephony, setTelephony] = useState<Telephony>();
  useEffect(() => {
    let isGone = false;
    const load = async () => {
      loaded ??= await import('./phoneNumber');
      if (!isGone) setTelephony(loaded);
    };
    load().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, []);
  return telephony;
}
