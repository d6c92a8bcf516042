import type { DocumentedError } from './documentEndpoints';
import { invalidRequest, missing, missingIdInQuery } from './documentedErrors';

/** What differs between the tags of contacts, products and tasks. */
export interface TagWords {
  /** What carries the tags: one of them, and several at the beginning of a sentence. */
  owner: string;
  owners: string;
  /** Where a new tag is put, if that is not after all others. */
  place?: 'first';
  /** A tag that there is, another one that can be deleted, and one that there is not, by their ids. */
  ids: { known: string; deleted: string; missing: string };
  /** A new tag, one that reads as a tag that there is, and a new name for the known one. */
  titles: { created: string; taken: string; renamed: string };
}

const noTag = missing('tag');

/** How tags are made, renamed and deleted is said once for all that carry them. */
export function documentTags({ owner, owners, place, ids, titles }: TagWords) {
  const errorsOfTitle: readonly DocumentedError[] = [
    invalidRequest('the title is missing, is empty or is longer than 200 characters', {
      body: { tag: { title: '   ' } },
    }),
    invalidRequest('there is a tag that reads the same', { body: { tag: { title: titles.taken } } }),
  ];
  return {
    create: {
      summary: 'Make a tag',
      description: 'Answers the new tag with its id.',
      rules: [
        ...(place === 'first' ? ['The tag is put before all others.'] : []),
        'Spaces around the title are removed before it is kept.',
        'Two tags may not read the same; case and accents make no difference.',
      ],
      errors: errorsOfTitle,
      example: { body: { tag: { title: titles.created } } },
    },
    update: {
      summary: 'Rename a tag',
      description: `Answers the whole tag as it is afterwards. ${owners} name tags by id, so they need no change.`,
      rules: ['A tag keeps its id and its place.', 'Renaming follows the same rules as making a tag.'],
      errors: [
        invalidRequest('the title is empty, is too long or belongs to another tag', {
          body: { id: ids.known, tag: { title: '' } },
        }),
        noTag({ body: { id: ids.missing, tag: { title: titles.created } } }),
      ],
      example: { body: { id: ids.known, tag: { title: titles.renamed } } },
    },
    delete: {
      summary: 'Delete a tag',
      description: 'Answers `true`.',
      rules: [`The tag is taken from every ${owner} that carried it.`],
      errors: [missingIdInQuery, noTag({ query: { id: ids.missing } })],
      example: { query: { id: ids.deleted } },
    },
  };
}
