import {
  createSampleItem,
  deleteSampleItem,
  restoreSampleItem,
  updateSampleItem,
} from '@quarterdeck/contract/endpoints/sampleItems';
import type { SampleItem, SampleItemPatch } from '@quarterdeck/contract/entities/sampleItem';
import {
  newSampleItemSchema,
  placedSampleItemSchema,
  sampleItemChangeSchema,
  type NewSampleItem,
  type PlacedSampleItem,
  type SampleItemChange,
} from '@quarterdeck/contract/writes/sampleItems';
import { isGone } from '@quarterdeck/data/apiErrors';
import { defineWrite, type WriteContext } from '@quarterdeck/data/writes/defineWrite';
import { changeOf } from '@quarterdeck/data/writes/optimisticCache';
import { saidTitle } from '@quarterdeck/ui/saidTitle';
import { sampleItemQueries } from './sampleItemQueries';

const list = sampleItemQueries.list();
const inList = (change: (records: SampleItem[]) => SampleItem[]) => [changeOf(list, change)];

function without(records: readonly SampleItem[], left: readonly SampleItem[]): SampleItem[] {
  const ids = new Set(left.map(({ id }) => id));
  return records.filter(({ id }) => !ids.has(id));
}

const addOnTop = (added: readonly SampleItem[]) => inList((records) => [...added, ...without(records, added)]);

const put = (placed: readonly PlacedSampleItem[]) =>
  inList((records) =>
    placed.reduce((rest, { record, index }) => without(rest, [record]).toSpliced(index, 0, record), records),
  );

/** Puts the id of each record that it has by now: the API gives its own to what was made here. */
const withIds = (placed: readonly PlacedSampleItem[], { idOf }: Pick<WriteContext, 'idOf'>): PlacedSampleItem[] =>
  placed.map(({ record, index }) => ({ record: { ...record, id: idOf(record.id) }, index }));

const titleOf = (placed: readonly PlacedSampleItem[]) => ({ title: saidTitle(placed[0]?.record.title ?? '') });

export const createSampleItems = defineWrite<NewSampleItem, SampleItem>({
  id: 'sample-items.create',
  part: newSampleItemSchema,
  // What is done to it meanwhile waits until it is made.
  partQueueKey: ({ id }) => id,
  optimistic: (parts) => addOnTop(parts.map((part) => ({ ...part, notes: '' }))),
  send: async ({ id, title }, { call, mapId }) => {
    const made = await call(createSampleItem, { body: { title } });
    mapId(id, made.id);
    return made;
  },
  saved: (done) => addOnTop(done.map(({ answer }) => answer)),
  failure: (parts, t) => t('sampleItems.failed.create', { title: saidTitle(parts[0]?.title ?? '') }),
});

/** An absent field is no change. */
const patched = (record: SampleItem, { title = record.title, notes = record.notes }: SampleItemPatch): SampleItem => ({
  ...record,
  title,
  notes,
});

export const updateSampleItems = defineWrite<SampleItemChange, SampleItem>({
  id: 'sample-items.update',
  part: sampleItemChangeSchema,
  partQueueKey: ({ id }) => id,
  optimistic: (changes, { idOf }) =>
    changes.flatMap(({ id, patch }) =>
      inList((records) => records.map((record) => (record.id === idOf(id) ? patched(record, patch) : record))),
    ),
  send: ({ id, patch }, { call, idOf }) => call(updateSampleItem, { params: { id: idOf(id) }, body: patch }),
  saved: (done) =>
    done.flatMap(({ answer }) => inList((records) => records.map((one) => (one.id === answer.id ? answer : one)))),
  failure: ([change], t, { shown, idOf }) => {
    const record = shown(list)?.find(({ id }) => change !== undefined && id === idOf(change.id));
    return t('sampleItems.failed.update', { title: saidTitle(record?.title ?? '') });
  },
  fields: ({ id, patch }) => Object.keys(patch).map((field) => `${id} ${field}`),
});

const leaveOut = (placed: readonly PlacedSampleItem[], context: Pick<WriteContext, 'idOf'>) =>
  inList((records) =>
    without(
      records,
      withIds(placed, context).map(({ record }) => record),
    ),
  );

export const deleteSampleItems = defineWrite<PlacedSampleItem, void>({
  id: 'sample-items.delete',
  part: placedSampleItemSchema,
  partQueueKey: ({ record }) => record.id,
  optimistic: leaveOut,
  send: async ({ record }, { call, idOf }) => {
    try {
      await call(deleteSampleItem, { params: { id: idOf(record.id) } });
    } catch (error) {
      // Deleted elsewhere, or by an attempt whose answer got lost: that is what was wanted.
      if (!isGone(error)) throw error;
    }
  },
  saved: (done, context) =>
    leaveOut(
      done.map(({ part }) => part),
      context,
    ),
  failure: (placed, t) => t('sampleItems.failed.delete', titleOf(placed)),
});

export const restoreSampleItems = defineWrite<PlacedSampleItem, SampleItem>({
  id: 'sample-items.restore',
  part: placedSampleItemSchema,
  partQueueKey: ({ record }) => record.id,
  optimistic: (placed, context) => put(withIds(placed, context)),
  send: ({ record }, { call, idOf }) => call(restoreSampleItem, { params: { id: idOf(record.id) } }),
  saved: (done) => put(done.map(({ part, answer }) => ({ record: answer, index: part.index }))),
  failure: (placed, t) => t('sampleItems.failed.restore', titleOf(placed)),
});

/** All writes of this feature. */
export const writes = [createSampleItems, updateSampleItems, deleteSampleItems, restoreSampleItems];
