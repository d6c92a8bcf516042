import { paymentAttemptKey } from '@quarterdeck/data/visit/draftKeys';
import { configureRequest } from '@quarterdeck/contract';
import { createCheckoutSession } from '@quarterdeck/contract/endpoints/payment';
import type { ProjectId } from '@quarterdeck/contract/entities/project';
import type { RequirementId } from '@quarterdeck/contract/entities/requirement';
import type { SessionId } from '@quarterdeck/contract/entities/session';
import { visit } from '@quarterdeck/data/visit/visit';
import { testClient } from '@quarterdeck/mocks/testing/clientOf';
import { readProject } from '@quarterdeck/mocks/testing/productCalls';
import { removeKey } from '@quarterdeck/ui/storage';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { readAttempt } from '../model/attempt';
import { localProvider } from './provider/localProvider';
import { usePayment } from './usePayment';

const chosen = (id: string, price: number) => ({ id: id as RequirementId, price });
const payer = {
  name: 'Elif Aydın',
  email: 'elif@harbour.example',
  street: 'Rıhtım 12',
  city: 'İstanbul',
  postalCode: '',
  country: 'TR',
};
const billing = { ...payer, company: '' };
const card = { number: '4242424242424242', expiry: '0429', securityCode: '123' };

afterEach(() => {
  visit.forget();
  removeKey(paymentAttemptKey);
});

/** Pays for two requirements; `meanwhile` happens while the marketplace is asked for its prices. @returns what was charged. */
async function pay(meanwhile: () => void) {
  const server = testClient();
  visit.begin('session-01' as SessionId);
  visit.keepProject(await readProject(server));
  visit.add([chosen('QD-015', 980), chosen('QD-007', 560)]);
  const charged: unknown[] = [];
  configureRequest({
    baseAddress: 'http://localhost/',
    transport: async (request) => {
      if (request.url.endsWith(createCheckoutSession.path)) charged.push(await request.clone().json());
      else meanwhile();
      return server.api.fetch(request);
    },
  });
  const provider = localProvider();
  const { result } = renderHook(() => usePayment(provider));
  await waitFor(() => expect(result.current.state.phase).toBe('ready'));
  await act(() => result.current.pay({ payer, billing, card }, 154_000));
  return { charged, phase: result.current.state.phase };
}

it.each([
  ['selects more', () => visit.add([chosen('QD-011', 0), chosen('QD-008', 1_200)])],
  ['selects something else', () => visit.restoreSelection([chosen('QD-008', 1_200)])],
  ['opens another project', () => visit.keepProject({ id: 'project-02' as ProjectId, name: 'Pier', currency: 'USD' })],
  ['changes the currency', () => visit.keepProject({ id: 'project-01' as ProjectId, name: 'Pier', currency: 'EUR' })],
  ['forgets the project', visit.forgetProject],
])('PY-1 charges what it has checked, when another tab meanwhile %s', async (_, meanwhile) => {
  const order = { projectId: 'project-01', requirementIds: ['QD-015', 'QD-007'] };
  const { charged, phase } = await pay(meanwhile);
  expect(charged).toEqual([
    { sessionId: 'session-01', currency: 'USD', ...order, billing, card: { brand: 'Visa', lastFour: '4242' } },
  ]);
  expect(phase).toBe('succeeded');
  expect(readAttempt()).toMatchObject(order);
});
