import * as calls from '../endpoints/marketplace';
import { documentEndpoints } from './documentEndpoints';
import { invalidRequest, notFound } from './documentedErrors';

export const marketplaceDocs = documentEndpoints(calls, {
  listRequirements: {
    summary: 'A page of the marketplace',
    description:
      'Asked by the marketplace with what its address says. Answers one page and where it stands in the list.',
    rules: [
      'Titles, summaries, descriptions and criteria are in the first language of `Accept-Language` (en, tr), else English; search and the order of titles follow. Tags are keys: the same in every language, and searched by what they are called.',
      'Search looks into title, summary, tags and id. Case, accents and the Turkish ı and i make no difference.',
      'All restrictions hold at once; an empty search restricts nothing.',
      'Pages count from 0 and have 24 requirements unless asked otherwise, at most 100.',
      'Numbers out of range are moved into it: a page beyond the last is the last one.',
      'Requirements that are equal in what they are sorted by follow in the order of their ids.',
    ],
    errors: [
      invalidRequest('a value is not of its kind, such as a sort that does not exist', { query: { sort: 'beauty' } }),
    ],
    example: { query: { search: 'mail', maxPrice: 700, sort: 'price', order: 'desc' } },
  },
  getRequirement: {
    summary: 'One requirement',
    description: 'Asked when an address leads straight to the details of a requirement.',
    rules: [
      'Its words are in the first language of `Accept-Language` (en, tr), else English.',
      'Prices include tax and are in major units of the project’s currency; 0 is free.',
      'Dependencies are named, not enforced: the marketplace offers to add what is missing.',
      'The description is HTML and is cleaned where it is shown.',
    ],
    errors: [notFound('no requirement has the id', { params: { id: 'QD-999' } })],
    example: { params: { id: 'QD-027' } },
  },
});
