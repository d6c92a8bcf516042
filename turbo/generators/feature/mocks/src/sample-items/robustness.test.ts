import * as calls from '@quarterdeck/contract/endpoints/sampleItems';
import { bodyOf, describeRobustness, oldIds } from '../testing/describeRobustness';

const params = { id: 'sample-item-01' };

describeRobustness({
  endpoints: Object.values(calls),
  examples: {
    'sample-items.get': { params },
    'sample-items.create': { body: { title: 'Zulu' } },
    'sample-items.update': { params, body: { title: 'Zulu', notes: 'The last of all.' } },
    'sample-items.delete': { params: { id: 'sample-item-02' } },
    'sample-items.restore': { params },
  },
  readRecords: async ({ call }) => oldIds(bodyOf(await call(calls.listSampleItems, {}))),
});
