import * as calls from '@quarterdeck/contract/endpoints/activities';
import { bodyOf, describeRobustness, oldIds } from '../testing/describeRobustness';

describeRobustness({
  endpoints: Object.values(calls),
  examples: {},
  readRecords: async ({ call }) => oldIds(bodyOf(await call(calls.listActivities, {}))),
});
