import type { SearchContext } from '@quarterdeck/contract';
import { expect, it } from 'vitest';
import { find } from './search';

const context: SearchContext = {
  t: (key) => (key === 'settings.receipts.title' ? 'Invoices and receipts' : key),
  read: () => Promise.reject(new Error('Offline')),
};

it('finds settings and answers without a call', async () => {
  const sections = await find('invoice', context);
  expect(sections.filter(({ hits }) => hits.length > 0).map(({ id }) => id)).toEqual(['settings']);
});

it('says beside each result where a setting is, and the topic of an answer', async () => {
  const [settings] = await find('invoice', context);
  expect(settings?.hits).toMatchObject([{ label: 'Invoices and receipts', hint: 'settings.title' }]);
  const [, help] = await find('help.payment.refund.title', context);
  expect(help?.hits).toMatchObject([{ hint: 'help.topic.payment' }]);
});
