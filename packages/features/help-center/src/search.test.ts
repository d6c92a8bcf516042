import { configureRequest } from '@quarterdeck/contract';
import { testClient } from '@quarterdeck/mocks/testing/clientOf';
import { expect, it } from 'vitest';
import { find } from './search';

it('HC-1 offers questions and guides to the search of the site', async () => {
  const { api } = testClient();
  configureRequest({ transport: (sent) => api.fetch(sent), baseAddress: 'http://localhost/' });
  const [section] = await find('refnd', {
    t: (key) => key,
    read: ({ queryFn }) => queryFn({ signal: new AbortController().signal }),
  });
  expect(section?.hits.length).toBeGreaterThan(0);
  expect(section?.hits.map(({ address }) => address)).toContain('/apps/help-center/guides/payments/refunds');
});
