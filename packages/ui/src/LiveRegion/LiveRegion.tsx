import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../VisuallyHidden';
import { onAnnouncement } from './announce';

/** Speaks what `announce` is given. The host mounts one, before anything is announced. */
export function LiveRegion() {
  // A message that is said twice must change the region twice, so two lines take turns.
  const [lines, setLines] = useState<[string, string]>(['', '']);
  useEffect(() => onAnnouncement((text) => setLines(([first]) => (first === '' ? [text, ''] : ['', text]))), []);
  return (
    // The attribute keeps it out of what React Aria makes inert below a dialog: that is not spoken.
    <VisuallyHidden aria-live="polite" data-part="live-region" data-react-aria-top-layer>
      {lines.map((line, index) => (
        // The two lines keep their places for good.
        <span key={index}>{line}</span>
      ))}
    </VisuallyHidden>
  );
}
