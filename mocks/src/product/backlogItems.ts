import {
  newBacklogItem,
  type BacklogItem,
  type BacklogItemId,
  type BacklogItemPatch,
} from '@quarterdeck/contract/entities/backlogItem';
import type { Requirement } from '@quarterdeck/contract/entities/requirement';

/** What an item takes over from the requirement that was chosen. */
export function fieldsOf(requirement: Requirement, isPaid: boolean) {
  const { id, title, summary, estimateDays, price, acceptanceCriteria } = requirement;
  return {
    key: id,
    requirementId: id,
    title,
    description: summary,
    estimateDays,
    price,
    payment: isPaid && price > 0 ? 'paid' : 'none',
    acceptanceCriteria: acceptanceCriteria.map((text) => ({ text, done: false })),
  } satisfies Partial<BacklogItem>;
}

/** A requirement as an item at the end of a backlog; its tags are the labels. */
export function itemOf(
  requirement: Requirement,
  options: {
    id: BacklogItemId;
    order: number;
    createdAt: string;
    isPaid: boolean;
  },
): BacklogItem {
  const { isPaid, ...rest } = options;
  const fields = fieldsOf(requirement, isPaid);
  return {
    ...newBacklogItem({ ...rest, key: fields.key, title: fields.title }),
    ...fields,
    labels: [...requirement.tags],
  };
}

/** The item with the changes that are a person's to make: what was chosen keeps its requirement and its estimate. */
export function changed<T extends BacklogItem>(item: T, changes: BacklogItemPatch): T {
  const { id: _id, requirementId: _requirementId, order: _order, estimateDays, labels, ...fields } = changes;
  const given = {
    ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)),
    ...(labels && { labels: [...new Set(labels)] }),
    ...(item.requirementId === null && estimateDays !== undefined && { estimateDays }),
  };
  // One that only moves need not be checked and stored as if it were another.
  return Object.keys(given).length === 0 ? item : { ...item, ...given };
}
