import { fold } from '@quarterdeck/contract/rules/fold';
import type { Identified } from './collection';
import { invalid } from './failure';

interface Titled extends Identified {
  readonly title: string;
}

/**
 * Two records with the same title could not be told apart in a choice.
 * @param kind what such a record is called, for the messages.
 * @param field dotted path of the title in the body.
 * @param ownId of the record that gets the title.
 * @throws Failure 400 when another record has the title, whatever the case.
 */
export function requireUniqueTitle(
  others: readonly Titled[],
  title: string,
  { kind, field, ownId }: { kind: string; field: string; ownId?: string },
): void {
  const wanted = fold(title);
  if (others.some((other) => other.id !== ownId && fold(other.title) === wanted)) {
    throw invalid(`There is a ${kind} with this title`, { [field]: `Is already a ${kind}` });
  }
}
