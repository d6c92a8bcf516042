import * as calls from '../endpoints/activities';
import { documentEndpoints } from './documentEndpoints';

export const activitiesDocs = documentEndpoints(calls, {
  listActivities: {
    summary: 'What happened',
    description: 'Asked by the timeline, which groups what it gets by day.',
    rules: [
      'Newest first.',
      'Description and extra content are HTML and are cleaned where they are shown.',
      'With `useRouter` the link is a path inside the site, without it an address outside.',
    ],
    errors: [],
    example: {},
  },
});
