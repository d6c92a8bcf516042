import type { DocumentedError, DocumentedInput } from './documentEndpoints';

/** A refusal of what was sent. */
export const invalidRequest = (when: string, example: DocumentedInput): DocumentedError => ({
  status: 400,
  code: 'invalid_request',
  when,
  example,
});

/** What was named does not exist. */
export const notFound = (when: string, example: DocumentedInput): DocumentedError => ({
  status: 404,
  code: 'not_found',
  when,
  example,
});

/** As `notFound`, for a kind of record: `missing('task')({ query: { id: 'task-nowhere' } })`. */
export const missing =
  (what: string) =>
  (example: DocumentedInput): DocumentedError =>
    notFound(`no ${what} has the id`, example);

export const linkOutside = (example: DocumentedInput): DocumentedError =>
  invalidRequest('the router shall open a link that leads out of the site', example);

export const missingIdInQuery = invalidRequest('no id is given', { query: {} });
