import * as calls from '@quarterdeck/contract/endpoints/common';
import { bodyOf, describeRobustness } from '../testing/describeRobustness';

describeRobustness({
  endpoints: Object.values(calls),
  examples: {
    'common.user.update': {
      body: { user: { name: 'Elif', email: 'elif@harbour.example', avatar: null, status: 'away' } },
    },
    'common.search': { body: { query: 'task' } },
  },
  readRecords: async ({ call }) => bodyOf(await call(calls.getUser, {})).id,
});
