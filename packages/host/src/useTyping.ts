import { useEffect, useState } from 'react';

/** How long nobody presses a key once they have stopped to type, in milliseconds. */
const restMs = 1_000;

/** Whether somebody types just now. */
export function useTyping(): boolean {
  const [isTyping, setTyping] = useState(false);
  useEffect(() => {
    const end = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const note = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setTyping(false), restMs);
      setTyping(true);
    };
    window.addEventListener('keydown', note, { capture: true, signal: end.signal });
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, []);
  return isTyping;
}
