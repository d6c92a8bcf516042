import * as calls from '@quarterdeck/contract/endpoints/sampleItems';
import { describe, expect, it } from 'vitest';
import { testClient } from '../testing/clientOf';
import { faultsOf, seed } from '../testing/firstData';
import { sampleItemTable } from './sampleItemTable';

describe('the first sample items', () => {
  it('are twelve with ids of their own that fit their schema, also enlarged', async () => {
    await expect(seed(sampleItemTable)).resolves.toHaveLength(12);
    await expect(faultsOf(sampleItemTable)).resolves.toEqual([]);
  });
});

describe('sample-items.restore', () => {
  it('brings the same record back to its place', async () => {
    const { call } = testClient();
    const { body: before } = await call(calls.listSampleItems, {});
    const params = { id: 'sample-item-02' };
    await call(calls.deleteSampleItem, { params });
    await expect(call(calls.getSampleItem, { params })).resolves.toMatchObject({ status: 404 });
    await expect(call(calls.restoreSampleItem, { params })).resolves.toEqual({ status: 200, body: before[1] });
    await expect(call(calls.listSampleItems, {})).resolves.toEqual({ status: 200, body: before });
  });
});
