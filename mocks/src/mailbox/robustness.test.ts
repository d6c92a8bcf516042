import * as calls from '@quarterdeck/contract/endpoints/mailbox';
import { oldIds, describeRobustness } from '../testing/describeRobustness';
import { listedLabels, listedMails } from '../testing/mailboxCalls';
import { buildMail } from './buildMail';

const mail = buildMail({
  cc: ['Luc Beaumarchand <luc@harbour.example>'],
  bcc: ['deniz@harbour.example'],
  attachments: [{ type: 'text/plain', name: 'a.txt', size: 1, preview: '', downloadUrl: 'data:text/plain,a' }],
  labels: ['mail-label-work'],
});
const { id: _, type: __, ...fields } = mail;

describeRobustness({
  endpoints: Object.values(calls),
  examples: {
    'mailbox.settings.update': { body: { settings: { messageLayout: 'none' } } },
    'mailbox.label.create': { body: { label: { title: 'Harbours', color: 'teal' } } },
    'mailbox.label.update': { body: { id: 'mail-label-work', label: { title: 'Office', color: 'teal' } } },
    'mailbox.label.delete': { query: 'id' },
    'mailbox.mails.list': { query: 'page' },
    'mailbox.mail.get': { query: 'id' },
    'mailbox.mail.update': { body: { id: 'mail-01', mail: fields } },
    'mailbox.mail.create': { body: { mail: fields, send: true } },
    'mailbox.mail.delete': { query: 'id' },
    'mailbox.mails.update': { body: { ids: ['mail-01', 'mail-02'], mail: fields } },
  },
  readRecords: async (client) => {
    const [mails, labels] = await Promise.all([listedMails(client), listedLabels(client)]);
    return {
      mails: oldIds(mails),
      labels: oldIds(labels),
      slugsDiffer: new Set(labels.map(({ slug }) => slug)).size === labels.length,
    };
  },
});
