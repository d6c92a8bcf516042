import type { BacklogItem, BacklogItemPatch } from '@quarterdeck/contract/entities/backlogItem';
import type { Requirement } from '@quarterdeck/contract/entities/requirement';
import type { Marketplace } from './openMarketplace';

/** What of an item a requirement says, until a person writes something else. */
type ItemTexts = Pick<BacklogItemPatch, 'title' | 'description' | 'labels' | 'acceptanceCriteria'>;

/** Texts that were taken over, exchanged for the same ones of `to`; what a person wrote is in neither and stays. */
function exchange(texts: ItemTexts, from: Requirement, to: Requirement, label: (name: string) => string): ItemTexts {
  const { title, description, labels, acceptanceCriteria } = texts;
  const criterion = (text: string) => to.acceptanceCriteria[from.acceptanceCriteria.indexOf(text)] ?? text;
  return {
    ...(title !== undefined && { title: title === from.title ? to.title : title }),
    ...(description !== undefined && { description: description === from.summary ? to.summary : description }),
    ...(labels && { labels: [...new Set(labels.map(label))] }),
    ...(acceptanceCriteria && {
      acceptanceCriteria: acceptanceCriteria.map((one) => ({ ...one, text: criterion(one.text) })),
    }),
  };
}

/** The item in the language of the marketplace; backlogs are stored in the language in which requirements are written. */
export function localizeItem<T extends BacklogItem>(item: T, { get, written, tagName }: Marketplace): T {
  const from = item.requirementId === null ? undefined : written(item.requirementId);
  const to = from && get(from.id);
  return from === to || from === undefined || to === undefined
    ? item
    : { ...item, ...exchange(item, from, to, tagName) };
}

/** The other way round: what a page in another language sends back unchanged is no text of a person's own. */
export function writtenPatch(
  patch: BacklogItemPatch,
  { requirementId }: Pick<BacklogItem, 'requirementId'>,
  { get, written, tagOf }: Pick<Marketplace, 'get' | 'written' | 'tagOf'>,
): BacklogItemPatch {
  const to = requirementId === null ? undefined : written(requirementId);
  const from = to && get(to.id);
  return from === to || from === undefined || to === undefined
    ? patch
    : { ...patch, ...exchange(patch, from, to, tagOf) };
}
