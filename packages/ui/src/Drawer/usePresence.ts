import { useEffect, useRef, useState } from 'react';

/**
 * Keeps something on the page until it has moved out. Only the frame and its child are waited for: what they
 * hold may move without an end.
 */
export function usePresence(isOpen: boolean, hasExit: boolean) {
  const frameRef = useRef<HTMLDivElement>(null);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const isLeaving = !isOpen && wasOpen;
  useEffect(() => {
    if (!isLeaving) return undefined;
    let isCurrent = true;
    const moving = [frameRef.current, frameRef.current?.firstElementChild].flatMap((element) =>
      element ? element.getAnimations().map((animation) => animation.finished) : [],
    );
    void Promise.allSettled(moving).then(() => {
      if (isCurrent) setWasOpen(false);
    });
    return () => {
      isCurrent = false;
    };
  }, [isLeaving]);
  return { isPresent: isOpen || (isLeaving && hasExit), frameRef };
}
