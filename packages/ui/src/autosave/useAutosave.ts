import { useLatestCallback } from '../latestCallback';
import { removeKey } from '../storage';
import { useEffect, useRef, useState, type FocusEvent } from 'react';
import { readDraft, writeDraft, type StoredDraft } from './storedDraft';

/** Milliseconds of rest after typing before what was typed is saved. */
const restMs = 500;

/** Milliseconds after which a text that the record has is taken for saved. Records show what is yet to be answered. */
const settledMs = 10_000;

export type SaveState = 'idle' | 'saving' | 'saved' | 'failed';

/** Two texts of one field: that which was typed here and is not saved, and another that was saved elsewhere since. */
export interface TextConflict {
  /** What is saved. */
  theirs: string;
  /** Saves what was typed here in its place. */
  keepMine: () => void;
  /** Shows what is saved. @returns puts back what was typed here. */
  takeTheirs: () => () => void;
}

export interface Autosave {
  /** Where the browser keeps what is not saved yet: it survives a reload and a failure. */
  draftKey: string;
  /** The value as the record has it; it replaces what is shown unless something is unsaved. */
  saved: string;
  /** A blank text is not saved, and a field that is left blank has its old value again. @default false */
  isRequired?: boolean;
  /** Says what is wrong with a text: it is not saved, and stays in the field and in the browser. */
  refuse?: (value: string) => string | undefined;
  /**
   * The field shows `conflict` and lets somebody choose: until then nothing is sent. @default false: the text that is typed
   * on wins
   */
  asks?: boolean;
  /** @returns whether it was saved. */
  save: (value: string) => Promise<boolean>;
  /** Hears the state as it changes, for a note that several fields share; see `useSaveStates`. */
  onState?: (state: SaveState, draftKey: string) => void;
}

/** Keeps what is typed and saves it after a rest, when the field is left, and when the page goes away. */
export function useAutosave({ draftKey, saved, isRequired = false, refuse, asks = false, save, onState }: Autosave) {
  const [draft] = useState(() => readDraft(draftKey));
  const [text, setText] = useState(draft?.text ?? saved);
  const [state, setState] = useState<SaveState>('idle');
  const pending = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [shownSaved, setShownSaved] = useState(saved);
  /** What was saved when somebody began to type; null while nothing is unsaved. */
  const [base, setBase] = useState<string | null>(() => conflictBase(draft, saved));
  /** What this field has tried to save since: it is no text of others. */
  const [sent, setSent] = useState<readonly string[]>([]);
  /** The newest text, also for a call that was made before it. */
  const typed = useRef(text);
  if (shownSaved !== saved) {
    setShownSaved(saved);
    // While something typed here is unsaved, a change of the record may be its own write that failed.
    if (base === null) setText(saved);
  }

  // Trying again elsewhere, such as from a message, saves it as well.
  const shownState = state === 'failed' && isSame(saved, text) ? 'saved' : state;
  const tellState = useLatestCallback((next: SaveState) => onState?.(next, draftKey));
  useEffect(() => tellState(shownState), [shownState, tellState]);
  // What is no longer there has nothing unsaved to say.
  useEffect(() => () => tellState('idle'), [tellState]);
  const isOfOthers = base !== null && ![base, text, ...sent].some((own) => isSame(saved, own));
  const isConflict = isOfOthers && (asks || state === 'failed');

  const send = async (value: string) => {
    setState('saving');
    setSent((before) => [...before, value]);
    const isSaved = await save(value);
    if (isSaved) {
      const newest = typed.current;
      // Only what is still the newest text is done with; what was typed since goes on from what was saved.
      if (newest !== value) writeDraft(draftKey, { text: newest, base: value });
      // Another tab that has the field open, too, may have left one of its own.
      else if (readDraft(draftKey)?.text === value) removeKey(draftKey);
      setBase(newest === value ? null : value);
      setSent((before) => before.slice(before.indexOf(value) + 1));
    } else if (readDraft(draftKey) === null) {
      // Another tab that has the field open too took the draft for its own.
      writeDraft(draftKey, { text: value, base: base ?? saved });
    }
    setState(isSaved ? 'saved' : 'failed');
  };
  const flush = async () => {
    clearTimeout(timer.current);
    const value = pending.current;
    if (value === null) return;
    pending.current = null;
    // Sent, it would replace what others wrote unseen.
    if (refuse?.(value) === undefined && !(asks && isConflict)) return send(value);
    setState('failed');
  };
  // What is saved is always the newest: the timer and the page's end call it long after the render that set them.
  const flushNow = useLatestCallback(() => void flush());

  const [typedAt, setTypedAt] = useState(0);
  const isWanting = (value: string) => isRequired && value.trim() === '';
  const change = (value: string) => {
    typed.current = value;
    setText(value);
    setBase(isWanting(value) ? null : (base ?? saved));
    pending.current = isWanting(value) ? null : value;
    if (isWanting(value)) removeKey(draftKey);
    else writeDraft(draftKey, { text: value, base: base ?? saved });
    setTypedAt((count) => count + 1);
  };
  const leave = (event: FocusEvent) => {
    // When another window comes to the front, the field is still the focus of the page.
    if (isWanting(text) && document.activeElement !== event.target) setText(saved);
    void flush();
  };

  useEffect(() => {
    if (typedAt === 0) return undefined;
    timer.current = setTimeout(() => flushNow(), restMs);
    return () => clearTimeout(timer.current);
  }, [typedAt, flushNow]);

  // Its own call may not be what has saved it, but a message's Retry, or the outbox after a reload.
  const isSavedElsewhere = base !== null && state !== 'saving' && isSame(saved, text);
  useEffect(() => {
    if (!isSavedElsewhere) return undefined;
    const forget = () => {
      removeKey(draftKey);
      setBase(null);
    };
    const settling = setTimeout(forget, settledMs);
    return () => clearTimeout(settling);
  }, [draftKey, isSavedElsewhere]);

  // A draft from before is saved like something just typed, unless the tab that typed it is still there.
  const takeDraft = useLatestCallback(() => {
    if (draft === null || text !== draft.text || pending.current !== null) return;
    const draftBase = draft.base ?? saved;
    if (readDraft(draftKey)?.text !== draft.text) setText(saved);
    else if (isSame(saved, draft.text)) setBase(draftBase);
    else if (isSame(saved, draftBase)) change(draft.text);
    else {
      // Somebody has written another text since. Sent, the draft would replace that unseen; dropped, what was typed here
      // would be gone without a word. It is shown as not saved: the field asks, or it goes out when somebody types on.
      setBase(draftBase);
      setState('failed');
    }
  });
  useEffect(() => holdDraft(draftKey, () => takeDraft()), [draftKey, takeDraft]);

  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === 'hidden') flushNow();
    };
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      flushNow();
    };
  }, [flushNow]);

  const problem = refuse?.(text);
  const takeTheirs = () => {
    const mine = { text, base: base ?? saved };
    pending.current = null;
    removeKey(draftKey);
    typed.current = saved;
    setText(saved);
    setBase(null);
    setState('idle');
    return () => {
      writeDraft(draftKey, mine);
      typed.current = mine.text;
      setText(mine.text);
      setBase(mine.base);
      setState('failed');
    };
  };
  const keepMine = () => {
    clearTimeout(timer.current);
    pending.current = null;
    typed.current = text;
    writeDraft(draftKey, { text, base: saved });
    setBase(saved);
    if (problem === undefined) void send(text);
    else setState('failed');
  };
  const conflict: TextConflict | undefined = isConflict ? { theirs: saved, keepMine, takeTheirs } : undefined;

  return {
    text,
    /** What `refuse` says of it. */
    problem,
    /** While what was typed is not saved and another text is. */
    conflict,
    /** For a text field: what it shows, and what it does when it is changed and left. */
    fieldProps: {
      value: text,
      onChange: change,
      onBlur: leave,
      ...(problem === undefined ? {} : { errorMessage: problem }),
    },
    state: shownState,
    change,
    /** For when the field is left. */
    leave,
    /** Saves what is typed without waiting for the rest. */
    save: flush,
  } as const;
}

/** Where a text begins that was left unsaved when another one was saved; null where there is no other. */
function conflictBase(draft: StoredDraft | null, saved: string): string | null {
  if (draft?.base === undefined) return null;
  return [draft.base, draft.text].some((own) => isSame(saved, own)) ? null : draft.base;
}

/** A record may be saved without the blanks around a text. */
const isSame = (one: string, other: string) => one.trim() === other.trim();

/** Name of the lock by which a tab holds the draft of a field. */
export const draftLock = (draftKey: string): string => `draft ${draftKey}`;

/**
 * Holds the draft of a field for this tab. A page that goes away lets go of it, so the next one has it a moment later.
 * @param onHeld is called once no other tab has it.
 * @returns lets go of it.
 */
function holdDraft(draftKey: string, onHeld: () => void): () => void {
  // In a page that is not secure there are no locks: a draft is anybody's.
  if (!('locks' in navigator)) {
    onHeld();
    return () => undefined;
  }
  const waiting = new AbortController();
  let letGo = () => waiting.abort();
  const hold = () =>
    new Promise<void>((resolve) => {
      letGo = resolve;
      onHeld();
    });
  // Only the end of waiting rejects.
  navigator.locks.request(draftLock(draftKey), { signal: waiting.signal }, hold).catch(() => undefined);
  return () => letGo();
}
