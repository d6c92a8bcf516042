import { configureRequest } from '@quarterdeck/contract';
import { testClient } from '@quarterdeck/mocks/testing/clientOf';
import { removeKeys, writeJson } from '@quarterdeck/ui/storage';
import { afterEach, expect, it } from 'vitest';
import { continueAddress } from './continueAddress';

afterEach(() => removeKeys('qd:academy.'));

const use = (scenario: 'success' | 'error') => {
  const { api } = testClient({ scenario });
  configureRequest({ transport: (sent) => api.fetch(sent), baseAddress: 'http://localhost/' });
};

it('AC-1 leads to the course that was opened last', async () => {
  use('success');
  expect(await continueAddress()).toBe('/apps/academy/course-01');
  writeJson('qd:academy.opened', ['course-11']);
  expect(await continueAddress()).toBe('/apps/academy/course-11');
});

it('AC-1 leads to the list where it cannot be told', async () => {
  use('error');
  expect(await continueAddress()).toBe('/apps/academy');
});
