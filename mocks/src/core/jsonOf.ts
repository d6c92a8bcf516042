import { isGivenAgain, knownList } from './givenLists';
import { remember } from './remember';
import { VariantList } from './variantList';

/** How deep an answer is searched for lists of records: `{ project: { requirements: […] } }`, a board's lists of cards. */
const deepest = 4;
/** Shorter lists may hold long ones, such as the lists of a board. */
const longList = 20;

interface Writing {
  /** Whether there is a long list in it whose records' texts are kept, although some of the records may have changed. */
  hasKeptTexts: boolean;
}

/** Answers that were given, and the texts of those that were given again: lists and records are never changed in place. */
const given = new WeakSet<object>();
const textOfGiven = new WeakMap<object, string>();

/**
 * The JSON of an answer. One with a long list that is given again and again is not written anew, and after a change only
 * the records that changed are: to write ten thousand would take longer than all the rest of a call.
 */
export function jsonOf(answer: unknown): string {
  if (!isObject(answer)) return textOf(answer);
  const known = Array.isArray(answer) && answer.length >= longList ? knownList(answer) : answer;
  const knownText = textOfGiven.get(known);
  if (knownText !== undefined) return knownText;
  const writing: Writing = { hasKeptTexts: false };
  const text = write(answer, writing, deepest);
  // Texts that nobody asks for again would keep the garbage collector busier than writing them.
  if (given.has(known)) textOfGiven.set(known, text);
  else if (writing.hasKeptTexts) given.add(known);
  return text;
}

// Texts are added to each other and not joined from a list of parts: for ten thousand records that takes a third less.
function write(value: unknown, writing: Writing, depth: number): string {
  if (value instanceof VariantList) {
    // It keeps the texts of its records from the first time on, so the whole is worth keeping the second.
    writing.hasKeptTexts = true;
    return value.text();
  }
  if (!isObject(value) || depth === 0) return textOf(value);
  let text = '';
  if (Array.isArray(value)) {
    const textOfPart =
      value.length < longList ? (part: unknown) => write(part, writing, depth - 1) : textIn(value, writing);
    for (const part of value) text += (text === '' ? '' : ',') + textOfPart(part);
    return `[${text}]`;
  }
  for (const [key, field] of Object.entries(value)) {
    if (field !== undefined) {
      text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${write(field, writing, depth - 1)}`;
    }
  }
  return `{${text}}`;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const textOf = (value: unknown): string => JSON.stringify(value) ?? 'null';

const rememberedText = remember<object, string>(textOf);

/** How the parts of a long list are written: what is remembered costs memory, so only of a list that is given again. */
function textIn(list: readonly unknown[], writing: Writing): (part: unknown) => string {
  if (!isGivenAgain(list)) return textOf;
  writing.hasKeptTexts = true;
  return (part) => (isObject(part) ? rememberedText(part) : textOf(part));
}
