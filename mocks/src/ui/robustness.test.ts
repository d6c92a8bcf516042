import * as calls from '@quarterdeck/contract/endpoints/icons';
import { iconSetNames } from '@quarterdeck/contract/entities/iconSet';
import { bodyOf, describeRobustness } from '../testing/describeRobustness';

describeRobustness({
  endpoints: Object.values(calls),
  examples: { 'ui.icons': { params: { set: 'feather' } } },
  readRecords: async ({ call }) =>
    Promise.all(iconSetNames.map(async (set) => bodyOf(await call(calls.getIconSet, { params: { set } })))),
});
