import { isGivenAgain, knownList } from './givenLists';
import { remember } from './remember';

/** How deep an answer is searched for lists of records: `{ project: { requirements: […] } }`, a board's lists of cards. */
const deepest = 4;
/** Shorter lists may hold long ones, such as the lists of a board. */
const longList = 20;

interface Writing {
  readonly parts: string[];
  /** Whether there is a long list in it that was given before, although some of its records may have changed. */
  isGivenAgain: boolean;
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
  const writing: Writing = { parts: [], isGivenAgain: false };
  write(answer, writing, deepest);
  const text = writing.parts.join('');
  // Texts that nobody asks for again would keep the garbage collector busier than writing them.
  if (given.has(known)) textOfGiven.set(known, text);
  else if (writing.isGivenAgain) given.add(known);
  return text;
}

function write(value: unknown, writing: Writing, depth: number): void {
  const { parts } = writing;
  if (!isObject(value) || depth === 0) {
    parts.push(textOf(value));
  } else if (Array.isArray(value)) {
    const textOfPart = value.length < longList ? undefined : textIn(value, writing);
    parts.push('[');
    for (const [index, part] of value.entries()) {
      if (index > 0) parts.push(',');
      if (textOfPart === undefined) write(part, writing, depth - 1);
      else parts.push(textOfPart(part));
    }
    parts.push(']');
  } else {
    parts.push('{');
    const fields = Object.entries(value).filter(([, field]) => field !== undefined);
    for (const [index, [key, field]] of fields.entries()) {
      parts.push(index > 0 ? ',' : '', JSON.stringify(key), ':');
      write(field, writing, depth - 1);
    }
    parts.push('}');
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const textOf = (value: unknown): string => JSON.stringify(value) ?? 'null';

const rememberedText = remember<object, string>(textOf);

/** How the parts of a long list are written: what is remembered costs memory, so only of a list that is given again. */
function textIn(list: readonly unknown[], writing: Writing): (part: unknown) => string {
  if (!isGivenAgain(list)) return textOf;
  writing.isGivenAgain = true;
  return (part) => (isObject(part) ? rememberedText(part) : textOf(part));
}
