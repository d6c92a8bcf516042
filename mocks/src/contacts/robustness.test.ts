import * as calls from '@quarterdeck/contract/endpoints/contacts';
import { bodyOf, describeRobustness, oldIds } from '../testing/describeRobustness';
import { buildContact } from './buildContact';

const contact = buildContact({
  id: 'contact-27',
  avatar: 'data:image/png;base64,iVBORw0KGgo=',
  background: 'data:image/png;base64,iVBORw0KGgo=',
  phoneNumbers: [{ country: 'nz', phoneNumber: '7 555 0137', label: 'Work' }],
  title: 'Tour guide',
  company: 'Bay of Stars Tours',
  job: { title: 'Guide', company: 'Bay' },
  birthday: '1995-02-02T00:00:00.000Z',
  address: '4 Wharf Road',
  notes: '<p>Sails.</p>',
  tags: ['contact-tag-work'],
});
const { id, ...fields } = contact;

/** What the example of merging takes away, also when a part of it that matters little is spoilt. */
const mergedId = 'contact-48';

describeRobustness({
  endpoints: Object.values(calls),
  examples: {
    'contacts.search': { query: 'query' },
    'contacts.contact.get': { query: 'id' },
    'contacts.contact.update': { body: { id, contact: fields } },
    'contacts.contact.delete': { query: 'id' },
    'contacts.tag.create': { body: { tag: { title: 'Regatta' } } },
    'contacts.tag.update': { body: { id: 'contact-tag-band', tag: { title: 'Trio' } } },
    'contacts.tag.delete': { query: 'id' },
    'contacts.avatar': { body: { id, avatar: contact.avatar } },
    'contacts.import': { body: { contacts: [fields] } },
    'contacts.merge': { body: { ids: [id, mergedId], contact } },
  },
  readRecords: async ({ call }) => {
    const [contacts, tags] = await Promise.all([call(calls.listContacts, {}), call(calls.listContactTags, {})]);
    return {
      contacts: oldIds(bodyOf(contacts)).filter((one) => one !== mergedId),
      tags: oldIds(bodyOf(tags)),
    };
  },
});
