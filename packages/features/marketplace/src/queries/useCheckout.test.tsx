import { configureRequest } from '@quarterdeck/contract';
import type { RequirementId } from '@quarterdeck/contract/entities/requirement';
import type { SessionId } from '@quarterdeck/contract/entities/session';
import { readVisit, visit } from '@quarterdeck/data/visit/visit';
import { testClient } from '@quarterdeck/mocks/testing/clientOf';
import { readProject } from '@quarterdeck/mocks/testing/productCalls';
import { MemoryRouter, useLocation } from '@quarterdeck/ui/router';
import { readText } from '@quarterdeck/ui/storage';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useCheckout } from './useCheckout';

const chosen = (id: string, price: number | null) => ({ id: id as RequirementId, price });

afterEach(visit.forget);

/** Checks out what is selected; `meanwhile` happens while the server works. @returns where the visitor is then. */
async function checkOut(meanwhile: () => void = () => undefined) {
  const server = testClient();
  visit.begin('session-01' as SessionId);
  visit.keepProject(await readProject(server));
  configureRequest({
    baseAddress: 'http://localhost/',
    transport: (request) => {
      meanwhile();
      return server.api.fetch(request);
    },
  });
  const { result } = renderHook(() => ({ ...useCheckout(), at: useLocation() }), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={['/marketplace']}>{children}</MemoryRouter>
      </QueryClientProvider>
    ),
  });
  await act(() => result.current.checkOut());
  return `${result.current.at.pathname}${result.current.at.search}`;
}

it('LV-2 takes what was added out of the selection, and leaves an empty list', async () => {
  visit.add([chosen('QD-002', 0), chosen('QD-004', 0)]);
  expect(await checkOut()).toBe('/backlog?added=2');
  expect(readText('projectRequirements')).toBe('[]');
});

it('LV-2 keeps what could not be added, and what another tab selects meanwhile', async () => {
  visit.add([chosen('QD-002', 0), chosen('QD-900', null)]);
  expect(await checkOut(() => visit.add([chosen('QD-004', 0)]))).toBe('/backlog?added=1');
  expect(readVisit().projectRequirements.map(({ id }) => id)).toEqual(['QD-900', 'QD-004']);
});
