import type { AcceptanceCriterion, BacklogComment, BacklogItem } from '@quarterdeck/contract/entities/backlogItem';
import type { ItemChange } from '@quarterdeck/contract/writes/project';
import { mergeIds, mergeRecords } from '@quarterdeck/data/writes/mergeLists';

/**
 * A change for the item as it is by now. Of its lists only what the change added, removed or altered since `before` is
 * taken over: labels, criteria and comments that came or went meanwhile stay as they are.
 */
export function mergeItem(before: ItemChange, wanted: ItemChange, now: BacklogItem): ItemChange {
  const { labels, acceptanceCriteria, comments } = wanted;
  return {
    ...wanted,
    ...(labels && { labels: mergeIds(before.labels ?? [], labels, now.labels) }),
    ...(comments && { comments: oldestFirst(mergeRecords(before.comments ?? [], comments, now.comments)) }),
    ...(acceptanceCriteria && {
      acceptanceCriteria: mergeCriteria(before.acceptanceCriteria ?? [], acceptanceCriteria, now.acceptanceCriteria),
    }),
  };
}

const oldestFirst = (comments: readonly BacklogComment[]) =>
  comments.toSorted((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt));

type Criteria = readonly AcceptanceCriterion[];

function mergeCriteria(before: Criteria, wanted: Criteria, now: Criteria): AcceptanceCriterion[] {
  const old = withIds(before);
  // A list of the same length has been altered in place, so a new text does not make a criterion a new one.
  const isSameLength = wanted.length === old.length;
  const next = withIds(wanted).map((criterion, at) => ({
    ...criterion,
    id: (isSameLength && old[at]?.id) || criterion.id,
  }));
  return mergeRecords(old, next, withIds(now)).map(({ id: _id, ...criterion }) => criterion);
}

/** Criteria have no ids; their text tells them apart, and among equal texts which of them it is. */
function withIds(criteria: Criteria) {
  const counts = new Map<string, number>();
  return criteria.map((criterion) => {
    const count = (counts.get(criterion.text) ?? 0) + 1;
    counts.set(criterion.text, count);
    return { id: `${count} ${criterion.text}`, ...criterion };
  });
}
