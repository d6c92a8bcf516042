import { whenIdle } from '@quarterdeck/ui/idle';
import { useEffect, useEffectEvent } from 'react';

/** Tells when what it stands beside is on the page, and the page has come to rest. */
export function Arrival({ onRest }: { onRest: () => void }) {
  const tell = useEffectEvent(onRest);
  useEffect(() => whenIdle(() => tell()), []);
  return null;
}
