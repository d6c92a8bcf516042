import * as calls from '../endpoints/icons';
import { documentEndpoints } from './documentEndpoints';
import { notFound } from './documentedErrors';

export const iconsDocs = documentEndpoints(calls, {
  getIconSet: {
    summary: 'Icons of a set',
    description: 'Asked by the icon catalogue. Answers what the set is called, its grid and the names of its icons.',
    rules: [
      'The sets are `feather`, `heroicons-outline`, `heroicons-solid`, `heroicons-mini`, `material-solid`, `material-outline` and `material-twotone`.',
      'Names are in the order of the alphabet.',
      'The call goes to the configured base address; the mock answers it with and without one.',
    ],
    errors: [notFound('there is no such set', { params: { set: 'lucide' } })],
    example: { params: { set: 'feather' } },
  },
});
