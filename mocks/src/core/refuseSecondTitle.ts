import { fold } from '@quarterdeck/contract/rules/fold';
import type { Identified } from './collection';
import { invalid } from './failure';

interface Titled extends Identified {
  readonly title: string;
}

/**
 * Two that read the same could not be told apart where one is chosen.
 * @param kind such as `tag`, for the messages.
 * @param field dotted path of the title in the body.
 * @param ownId of the record that shall have the title.
 * @throws Failure 400 when another one has the title already, in whatever case.
 */
export function refuseSecondTitle(
  others: readonly Titled[],
  title: string,
  { kind, field, ownId }: { kind: 'tag' | 'label'; field: string; ownId?: string },
): void {
  const wanted = fold(title);
  if (others.some((other) => other.id !== ownId && fold(other.title) === wanted)) {
    throw invalid(`There is a ${kind} with this title`, { [field]: `Is already a ${kind}` });
  }
}
