import * as calls from '../endpoints/shell';
import { documentEndpoints } from './documentEndpoints';
import { invalidRequest, notFound } from './documentedErrors';

const user = {
  id: 'user-elif',
  name: 'Elif Aydın',
  email: 'elif@harbour.example',
  avatar: null,
  status: 'busy',
} as const;

export const shellDocs = documentEndpoints(calls, {
  getTranslations: {
    summary: 'The words of a language',
    description:
      'Asked when the page starts and when the language changes. In the site it is a file that the build joins from all packages; the mock answers a few words of each language.',
    rules: [
      'Static JSON files per language under assets/i18n.',
      'Paths ending in json get no base address.',
      'A failed load retries 2 times, then falls back to English; missing keys are logged.',
      'When no language could be loaded: “Unable to load translation and all the fallback languages”.',
    ],
    errors: [notFound('there is no such language', { params: { lang: 'de' } })],
    example: { params: { lang: 'tr' } },
  },
  saveUser: {
    summary: 'Save a user',
    description: 'Takes the whole user, such as with the new status, and answers what is kept.',
    rules: ['The demo saves through api/common/user; both calls change the same user.', 'The id is that of the path.'],
    errors: [
      invalidRequest('a field is missing or not of its kind', {
        params: { id: user.id },
        body: { user: { ...user, status: 'asleep' } },
      }),
      notFound('no user has the id', { params: { id: 'user-nowhere' }, body: { user } }),
    ],
    example: { params: { id: user.id }, body: { user } },
  },
});
