import { readText, removeKey, writeText } from '@quarterdeck/ui/storage';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Milliseconds of rest after typing before what was typed is saved. */
const restMs = 500;

export type SaveState = 'idle' | 'saving' | 'saved' | 'failed';

/**
 * Keeps what is typed and saves it after a rest, when the field is left, and when the page goes away.
 * @param draftKey where the browser keeps what is not saved yet: it survives a reload and a failure.
 * @param saved the value as the record has it; it replaces what is shown unless something is unsaved.
 * @param save answers whether it was saved.
 */
export function useAutosave(
  draftKey: string,
  saved: string,
  save: (value: string) => Promise<boolean>,
  onState: (state: SaveState) => void,
) {
  const [draft] = useState(() => readText(draftKey));
  const [text, setText] = useState(draft ?? saved);
  const pending = useRef<string | null>(draft);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [shownSaved, setShownSaved] = useState(saved);
  if (shownSaved !== saved) {
    setShownSaved(saved);
    // While something is unsaved, a change of the record may be its own write that was laid back.
    if (text === shownSaved && readText(draftKey) === null) setText(saved);
  }

  const flush = async () => {
    clearTimeout(timer.current);
    const value = pending.current;
    if (value === null) return;
    pending.current = null;
    onState('saving');
    const isSaved = await save(value);
    // Only what is still the newest text is done with.
    if (isSaved && readText(draftKey) === value) removeKey(draftKey);
    onState(isSaved ? 'saved' : 'failed');
  };
  // What is saved is always the newest: the timer and the page's end call it long after the render that set them.
  const flushNow = useEffectEvent(() => void flush());

  // A draft from before is saved like something just typed.
  const [typedAt, setTypedAt] = useState(draft === null ? 0 : 1);
  const change = (value: string) => {
    setText(value);
    pending.current = value;
    writeText(draftKey, value);
    setTypedAt((count) => count + 1);
  };

  useEffect(() => {
    if (typedAt === 0) return undefined;
    timer.current = setTimeout(() => flushNow(), restMs);
    return () => clearTimeout(timer.current);
  }, [typedAt]);

  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === 'hidden') flushNow();
    };
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      flushNow();
    };
  }, []);

  return { text, change, leave: () => void flush() };
}
