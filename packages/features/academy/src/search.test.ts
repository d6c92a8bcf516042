import { configureRequest } from '@quarterdeck/contract';
import { testClient } from '@quarterdeck/mocks/testing/clientOf';
import { expect, it } from 'vitest';
import { find } from './search';

it('AC-1 offers courses to the search of the site', async () => {
  const { api } = testClient();
  configureRequest({ transport: (sent) => api.fetch(sent), baseAddress: 'http://localhost/' });
  const context = {
    t: (key: string) => key,
    read: <T>({ queryFn }: { queryFn: (context: { signal: AbortSignal }) => Promise<T> }) =>
      queryFn({ signal: new AbortController().signal }),
  };
  const [section] = await find('contarst', context);
  expect(section?.hits).toEqual([
    { label: 'Colour and contrast', address: '/apps/academy/course-13', icon: 'graduation-cap', hint: 'Design' },
  ]);
  const [nothing] = await find('zzzz', context);
  expect(nothing?.hits).toEqual([]);
});
