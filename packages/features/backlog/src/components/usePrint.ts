import { whenIdle } from '@quarterdeck/ui/idle';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { BacklogPrint } from './transfer/BacklogPrint';

/** Null where it does not load: without the sheet the page itself is printed, which is better than nothing. */
const load = () =>
  import('./transfer/BacklogPrint').then(
    (file) => file.BacklogPrint,
    () => null,
  );

/** The backlog on paper: there only while it is printed, by the menu or by the browser's own command. */
export function usePrint() {
  const [Sheet, setSheet] = useState<typeof BacklogPrint | null>(null);
  const [isPrinting, setPrinting] = useState(false);

  // The browser waits for nothing once it prints: the sheet has to be there by then.
  useEffect(() => whenIdle(() => void load().then((part) => setSheet(() => part))), []);
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);

  const print = async () => {
    const part = await load();
    flushSync(() => setSheet(() => part));
    window.print();
  };
  return { Sheet: isPrinting ? Sheet : null, print };
}
