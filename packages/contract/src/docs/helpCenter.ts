import * as calls from '../endpoints/helpCenter';
import { documentEndpoints } from './documentEndpoints';
import { invalidRequest, notFound } from './documentedErrors';

export const helpCenterDocs = documentEndpoints(calls, {
  listFaqs: {
    summary: 'Questions and answers',
    description: 'Asked by the start page of the help center and by the page of questions.',
    rules: [
      'Without a slug: all categories with their questions.',
      'With a slug: that category alone, with its questions.',
    ],
    errors: [notFound('no category has the slug', { query: { slug: 'weather' } })],
    example: { query: { slug: 'payments' } },
  },
  listGuides: {
    summary: 'Guides by category',
    description: 'Asked by the index of guides and by the page of a category.',
    rules: [
      'Without a slug: every category with its first guides, how many these are and how many there are.',
      'The first five of each category, unless `limit` asks for up to 100.',
      'With a slug: one category with all its guides.',
      'The content is left out; it comes with a single guide.',
    ],
    errors: [
      invalidRequest('`limit` is no number', { query: { limit: 'some' } }),
      notFound('no category has the slug', { query: { slug: 'weather' } }),
    ],
    example: { query: { limit: 3 } },
  },
  getGuide: {
    summary: 'One guide',
    description: 'Asked by the page of a guide. Answers its category with the guide and its content.',
    rules: ['The content is HTML and is cleaned where it is shown.'],
    errors: [
      invalidRequest('one of the slugs is missing', { query: { categorySlug: 'projects' } }),
      notFound('no category has the slug, or it has no such guide', {
        query: { categorySlug: 'projects', guideSlug: 'how-to-sail' },
      }),
    ],
    example: { query: { categorySlug: 'getting-started', guideSlug: 'plan-your-twelve-weeks' } },
  },
  sendGuideFeedback: {
    summary: 'Say whether a guide helped',
    description: 'Sent from the foot of a guide. Answers `true`.',
    rules: ['A comment is welcome, not needed: null stands for none.'],
    errors: [
      invalidRequest('a field is missing, or the comment is longer than 2,000 characters', {
        body: { guideId: 'guide-plan-your-twelve-weeks' },
      }),
      notFound('no guide has the id', { body: { guideId: 'guide-nowhere', helpful: true, comment: null } }),
    ],
    example: {
      body: { guideId: 'guide-plan-your-twelve-weeks', helpful: true, comment: 'The part about halves was new to me.' },
    },
  },
  sendSupportRequest: {
    summary: 'Ask support',
    description: 'Sent by the form of the support page. Answers the number under which the question is kept.',
    rules: [
      'Name, address, subject and message are needed; spaces around them are removed.',
      'One file of up to 1 MB may go with it, in base64.',
      'Each request gets a number of its own.',
    ],
    errors: [
      invalidRequest('a field is missing, is empty or is too long, or the address is none', {
        body: { name: 'Elif Aydın', email: 'elif', subject: 'Receipt', message: '' },
      }),
    ],
    example: {
      body: {
        name: 'Elif Aydın',
        email: 'elif@harbour.example',
        subject: 'Second receipt for the same payment',
        message: 'There are two receipts for last Monday, but our bank shows one payment.',
      },
    },
  },
});
