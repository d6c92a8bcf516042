import { useEffect, useState } from 'react';
import { readText, removeKey, writeText } from '../storage';

/** A text that was taken from its field to be sent. The browser keeps it until `done`. */
export interface TakenDraft {
  /** Something else keeps it from here on, or the server has it. May be called more than once, such as after another attempt. */
  done: () => void;
  /** It was not saved: the field has it again, unless something was typed there since. */
  giveBack: () => void;
}

/** What this page has sent and has no answer to, oldest first: its fields do not show it, and an empty one keeps it. */
const underWay = new Map<string, { text: string }[]>();

type Replace = (draftKey: string, from: string, to: string) => void;
/** One for each field on the page: the one that a text was taken from may have been put away and made anew. */
const fields = new Set<Replace>();

/** What is typed is kept; of what is under way the newest, while nothing is typed. */
function keep(draftKey: string, typed: string): void {
  const text = typed === '' ? underWay.get(draftKey)?.at(-1)?.text : typed;
  if (text === undefined) removeKey(draftKey);
  else writeText(draftKey, text);
}

const isUnderWay = (draftKey: string, text: string) =>
  underWay.get(draftKey)?.some((sent) => sent.text === text) === true;

function firstText(draftKey: string): string {
  const kept = readText(draftKey) ?? '';
  return isUnderWay(draftKey, kept) ? '' : kept;
}

function takeDraft(draftKey: string, text: string): TakenDraft {
  const sent = { text };
  underWay.set(draftKey, [...(underWay.get(draftKey) ?? []), sent]);
  const arrive = () => {
    const rest = underWay.get(draftKey)?.filter((other) => other !== sent) ?? [];
    if (rest.length > 0) underWay.set(draftKey, rest);
    else underWay.delete(draftKey);
  };
  const replace: Replace = (...change) => fields.forEach((field) => field(...change));
  let isBack = false;
  return {
    done: () => {
      arrive();
      // Only what is still the newest text is done with.
      if (readText(draftKey) === text) keep(draftKey, '');
      if (isBack) replace(draftKey, text, '');
    },
    giveBack: () => {
      arrive();
      isBack = true;
      const kept = readText(draftKey);
      if (kept !== null && kept !== text && !isUnderWay(draftKey, kept)) return;
      keep(draftKey, text);
      replace(draftKey, '', text);
    },
  };
}

/**
 * A text that somebody sends when it is done. It survives a reload until the server has it.
 * @param draftKey where the browser keeps it; an empty text is not kept.
 * @returns the text, what changes it, and what takes it out of the field to send it.
 */
export function useDraft(draftKey: string) {
  const [text, setText] = useState(() => firstText(draftKey));
  useEffect(() => {
    const replace: Replace = (key, from, to) => {
      if (key === draftKey) setText((shown) => (shown === from ? to : shown));
    };
    fields.add(replace);
    return () => void fields.delete(replace);
  }, [draftKey]);
  const change = (next: string) => {
    setText(next);
    keep(draftKey, next);
  };
  const take = () => {
    setText('');
    return takeDraft(draftKey, text);
  };
  return [text, change, take] as const;
}
