import * as calls from '../endpoints/contacts';
import { documentEndpoints } from './documentEndpoints';
import { invalidRequest, missing, missingIdInQuery } from './documentedErrors';
import { documentTags } from './documentTags';

const noContact = missing('contact');

/** One pixel. */
const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

const aroha = {
  id: 'contact-27',
  avatar: null,
  background: null,
  name: 'Aroha Ngatai',
  emails: [{ email: 'aroha@bayofstars.example', label: 'Work' }],
  phoneNumbers: [{ country: 'nz', phoneNumber: '7 555 0137', label: 'Work' }],
  title: 'Tour guide',
  company: 'Bay of Stars Tours',
  birthday: '1995-02-02T00:00:00.000Z',
  address: null,
  notes: null,
  tags: ['contact-tag-work', 'contact-tag-friend'],
} as const;

const mergedExample = {
  ...aroha,
  emails: [...aroha.emails],
  phoneNumbers: [...aroha.phoneNumbers],
  tags: [...aroha.tags],
};

const tags = documentTags({
  owner: 'contact',
  owners: 'Contacts',
  place: 'first',
  ids: { known: 'contact-tag-band', deleted: 'contact-tag-college', missing: 'contact-tag-nowhere' },
  titles: { created: 'Regatta', taken: 'FAMILY', renamed: 'The Slack Tides' },
});

export const contactsDocs = documentEndpoints(calls, {
  listContacts: {
    summary: 'All contacts',
    description:
      'Asked by the address book and wherever a person is chosen, such as for whom a task is. Answers whole contacts, not only names.',
    rules: [
      'Sorted by name, as a dictionary sorts; of two that read the same, the newer stands first.',
      'The notes are HTML and are cleaned where they are shown.',
    ],
    errors: [],
    example: {},
  },
  searchContacts: {
    summary: 'Find contacts by name',
    description: 'Asked while somebody types into the search of the address book.',
    rules: [
      'A contact is found when its name contains the text.',
      'Upper and lower case, accents and the Turkish ı and i make no difference.',
      'An empty query, or nothing but spaces, answers all contacts.',
      'Sorted as the list is.',
    ],
    errors: [],
    example: { query: { query: 'marta' } },
  },
  getContact: {
    summary: 'One contact',
    description: 'Asked when an address leads straight to a contact.',
    rules: [],
    errors: [missingIdInQuery, noContact({ query: { id: 'contact-nobody' } })],
    example: { query: { id: 'contact-10' } },
  },
  createContact: {
    summary: 'Make a contact',
    description: 'Answers a contact that is blank but for its name; the screen opens it for writing.',
    rules: [
      'It is called “New Contact”, has no mail, no telephone, no tags, no pictures, and null for birthday, address and notes.',
      'Title and company are empty, in a `job` of their own as well. The screen reads them from the contact, else from `job`, and saves them on the contact.',
      'It is stored before all others.',
    ],
    errors: [],
    example: {},
  },
  updateContact: {
    summary: 'Change a contact',
    description: 'Takes the fields that change and answers the whole contact as it is afterwards.',
    rules: [
      'Fields that are not sent stay as they are; lists are replaced as a whole; the id cannot be changed.',
      'Tags are kept once each, and unknown ones are dropped.',
      'A picture is removed by sending null.',
      'A patch with one wrong field changes nothing at all.',
    ],
    errors: [
      invalidRequest('the name is empty or a field is not of its kind', {
        body: { id: 'contact-10', contact: { name: ' ', emails: [{ email: 'marta', label: 'Work' }] } },
      }),
      noContact({ body: { id: 'contact-nobody', contact: { name: 'Marta' } } }),
    ],
    example: {
      body: {
        id: 'contact-10',
        contact: {
          title: 'Managing director',
          phoneNumbers: [{ country: 'se', phoneNumber: '8 555 01 20', label: 'Mobile' }],
        },
      },
    },
  },
  deleteContact: {
    summary: 'Delete a contact',
    description: 'Answers `true`. Taking it back is the interface’s business: it makes the contact again.',
    rules: ['What names the contact, such as a task, keeps the id and shows nobody.'],
    errors: [missingIdInQuery, noContact({ query: { id: 'contact-nobody' } })],
    example: { query: { id: 'contact-48' } },
  },
  listCountries: {
    summary: 'Countries with their dial codes',
    description:
      'Asked when a telephone number is written. Some 240 entries: countries, and territories that are dialled.',
    rules: [
      'Sorted by English name.',
      'Codes are ISO 3166-1 alpha-2 in lower case, as in the telephone numbers of a contact.',
      'Several countries may share a dial code.',
      'The list is the same in every scenario.',
    ],
    errors: [],
    example: {},
  },
  listContactTags: {
    summary: 'All tags of contacts',
    description: 'Asked by the address book, which shows and filters by tags.',
    rules: ['The newest first.'],
    errors: [],
    example: {},
  },
  createContactTag: tags.create,
  updateContactTag: tags.update,
  deleteContactTag: tags.delete,
  updateContactAvatar: {
    summary: 'Give a contact a picture',
    description: 'Sent when a picture was chosen and cropped. Answers the whole contact.',
    rules: [
      'The picture is a data URL with a PNG, JPEG, GIF, WebP or AVIF image, and is kept as it is in `avatar`.',
      'It has up to 1,500,000 characters, which is about a megabyte of image.',
      'Drawings (SVG) are refused: they may carry scripts.',
    ],
    errors: [
      invalidRequest('the picture is none or is too long', {
        body: { id: 'contact-10', avatar: 'data:image/svg+xml;base64,PHN2Zy8+' },
      }),
      noContact({ body: { id: 'contact-nobody', avatar: pixel } }),
    ],
    example: { body: { id: 'contact-10', avatar: pixel } },
  },
  importContacts: {
    summary: 'Take over contacts of another address book',
    description:
      'Sent with what was read from a file. Answers how many contacts are new, were completed and were passed over.',
    rules: [
      'Two contacts are one when they share a mail address, or name and telephone number; who has neither is known by name and company.',
      'A contact that is there gains what it lacks: mails, numbers, tags, empty fields, and notes after its own. What it has stays.',
      'One that has nothing to add is passed over, so that importing a file twice does no harm. So is one without name, company and mail.',
      'Without a name, a contact is called after its company or its first mail address.',
      'Tags that are unknown are dropped. New contacts stand at the end.',
      'When one contact is refused, none is taken over.',
    ],
    errors: [
      invalidRequest('there is no contact, there are more than 10,000, or a field is not of its kind', {
        body: { contacts: [{ name: 'Piri', emails: [{ email: 'piri', label: 'Work' }] }] },
      }),
    ],
    example: {
      body: {
        contacts: [
          { name: 'Saule Brant', emails: [{ email: 'saule@brant-sails.example', label: 'Work' }] },
          { name: 'Marta L.', emails: [{ email: 'marta@lindqvist-boats.example', label: 'Work' }], title: 'Director' },
        ],
      },
    },
  },
  mergeContacts: {
    summary: 'Make one contact of several',
    description: 'Sent after somebody has looked at contacts that seem to be one. Answers the one that stays.',
    rules: [
      '`ids` are the contacts that become one; `contact` is how the one that stays shall be, under its own id.',
      'The others are removed, and their tasks go to the one that stays.',
      'Tags are kept once each, and unknown ones are dropped.',
      'An id that is sent twice counts once.',
      'When one contact is missing, nothing changes.',
    ],
    errors: [
      invalidRequest('there are fewer than two contacts, or the one that stays is not among them', {
        body: { ids: ['contact-09', 'contact-48'], contact: mergedExample },
      }),
      noContact({ body: { ids: ['contact-27', 'contact-nobody'], contact: mergedExample } }),
    ],
    example: { body: { ids: ['contact-27', 'contact-48'], contact: mergedExample } },
  },
});
