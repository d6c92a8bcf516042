import * as calls from '@quarterdeck/contract/endpoints/helpCenter';
import { bodyOf, describeRobustness } from '../testing/describeRobustness';

describeRobustness({
  endpoints: Object.values(calls),
  examples: {
    'help-center.faqs': { query: 'slug' },
    'help-center.guides': { query: 'limit' },
    'help-center.guide': { query: 'guideSlug' },
    'help-center.feedback': {
      body: { guideId: 'guide-use-credit', helpful: false, comment: 'The sum is missing.' },
    },
    'help-center.support': {
      body: { name: 'Elif Aydın', email: 'elif@harbour.example', subject: 'Receipt', message: 'There are two.' },
    },
  },
  readRecords: async ({ call }) => {
    const [faqs, guides] = await Promise.all([
      call(calls.listFaqs, { query: {} }),
      call(calls.listGuides, { query: { limit: 100 } }),
    ]);
    return { faqs: bodyOf(faqs), guides: bodyOf(guides) };
  },
});
