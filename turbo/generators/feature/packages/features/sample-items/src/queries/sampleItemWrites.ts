import {
  createSampleItem,
  deleteSampleItem,
  restoreSampleItem,
  updateSampleItem,
} from '@quarterdeck/contract/endpoints/sampleItems';
import { sampleItemSchema, type SampleItem } from '@quarterdeck/contract/entities/sampleItem';
import {
  placedSampleItemSchema,
  sampleItemChangeSchema,
  type PlacedSampleItem,
  type SampleItemChange,
} from '@quarterdeck/contract/writes/sampleItems';
import { defineWrite } from '@quarterdeck/data/writes/defineWrite';
import { fieldsOf } from '@quarterdeck/data/writes/patchRecord';
import { recordList, without } from '@quarterdeck/data/writes/recordList';
import { defineCreate, defineDelete, defineUpdate } from '@quarterdeck/data/writes/recordWrites';
import { truncateForSpeech } from '@quarterdeck/ui/truncate';
import { sampleItemQueries } from './sampleItemQueries';

const list = sampleItemQueries.list();
const allSampleItems = recordList(list);

const titleOf = (record: SampleItem | undefined) => ({ title: truncateForSpeech(record?.title ?? '') });

export const createSampleItems = defineCreate<SampleItem>({
  id: 'sample-items.create',
  part: sampleItemSchema,
  add: (added) => allSampleItems.change((records) => [...added, ...without(records, added)]),
  make: ({ title }, { call }) => call(createSampleItem, { body: { title } }),
  failure: ([record], t) => t('sampleItems.failed.create', titleOf(record)),
});

export const updateSampleItems = defineUpdate<SampleItem, SampleItemChange, SampleItem>({
  id: 'sample-items.update',
  part: sampleItemChangeSchema,
  list,
  endpoint: updateSampleItem,
  texts: ['title', 'notes'],
  save: (whole, { call }, { id, patch }) =>
    call(updateSampleItem, async (savedNow) => ({
      params: { id },
      body: fieldsOf<SampleItem>(await whole(savedNow), patch),
    })),
  savedRecord: (record) => record,
  failure: ([change], t, { shown, idOf }) =>
    t('sampleItems.failed.update', titleOf(shown(list)?.find(({ id }) => change && id === idOf(change.id)))),
});

export const deleteSampleItems = defineDelete<SampleItem>({
  id: 'sample-items.delete',
  part: sampleItemSchema,
  leaveOut: allSampleItems.leaveOut,
  remove: ({ id }, { call }) => call(deleteSampleItem, { params: { id } }),
  failure: ([record], t) => t('sampleItems.failed.delete', titleOf(record)),
});

const put = (placed: readonly PlacedSampleItem[]) =>
  allSampleItems.change((records) =>
    placed.reduce((rest, { record, index }) => without(rest, [record]).toSpliced(index, 0, record), records),
  );

export const restoreSampleItems = defineWrite<PlacedSampleItem, SampleItem>({
  id: 'sample-items.restore',
  part: placedSampleItemSchema,
  partQueueKey: ({ record }) => record.id,
  optimistic: put,
  send: ({ record }, { call }) => call(restoreSampleItem, { params: { id: record.id } }),
  saved: (done) => put(done.map(({ part, answer }) => ({ record: answer, index: part.index }))),
  failure: ([placed], t) => t('sampleItems.failed.restore', titleOf(placed?.record)),
});

/** All writes of this feature. */
export const writes = [createSampleItems, updateSampleItems, deleteSampleItems, restoreSampleItems];
