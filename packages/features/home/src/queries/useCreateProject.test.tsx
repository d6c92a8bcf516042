import { configureRequest } from '@quarterdeck/contract';
import type { SessionId } from '@quarterdeck/contract/entities/session';
import { readVisit, visit } from '@quarterdeck/data/visit/visit';
import { createTranslator, TranslatorProvider } from '@quarterdeck/i18n';
import { testClient } from '@quarterdeck/mocks/testing/clientOf';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import words from '../translations/en.json';
import { emptyDraft, type StartDraft } from '../model/startDraft';
import { useCreateProject } from './useCreateProject';

const draft: StartDraft = { ...emptyDraft, name: 'Harbour CRM', startDate: '2026-03-16' };

afterEach(visit.forget);

/** Finishes get started against the demo server. @returns the paths that were asked for, and the mutation. */
async function finish(answers: StartDraft, fails = false) {
  const { api } = testClient();
  const asked: string[] = [];
  configureRequest({
    baseAddress: 'http://localhost/',
    transport: (request) => {
      asked.push(new URL(request.url).pathname);
      return fails ? Promise.resolve(new Response('{}', { status: 500 })) : api.fetch(request);
    },
  });
  const translator = await createTranslator(() => Promise.resolve(words), 'en');
  const client = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } });
  const { result } = renderHook(useCreateProject, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <TranslatorProvider i18n={translator}>
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      </TranslatorProvider>
    ),
  });
  result.current.mutate({ draft: answers, suggestions: [], goesToMarketplace: false });
  await waitFor(() => expect(result.current.isPending || result.current.isIdle).toBe(false));
  return { asked, ...result.current };
}

it('GS-1 begins a new session where the server does not know the stored one', async () => {
  visit.begin('long-gone' as SessionId);
  const { isSuccess, asked } = await finish(draft);
  expect(isSuccess).toBe(true);
  expect(asked).toEqual(['/projects', '/sessions', '/projects']);
  expect(readVisit()).toMatchObject({
    project: { name: 'Harbour CRM' },
    sessionId: expect.not.stringMatching('long-gone'),
  });
});

it('GS-1 keeps the stored session when the server only fails', async () => {
  visit.begin('session-01' as SessionId);
  const { isError, asked } = await finish(draft, true);
  expect(isError).toBe(true);
  expect(asked).toEqual(['/projects']);
  expect(readVisit().sessionId).toBe('session-01');
});

it('GS-1 adds an item that still stands in the field as the last one', async () => {
  const { data } = await finish({ ...draft, own: ['Import guests'], typedItem: ' Export guests ' });
  expect(data?.requirements.map(({ title }) => title)).toEqual(['Import guests', 'Export guests']);
});

it('GS-1 invites an address that still stands in the field', async () => {
  const { data } = await finish({ ...draft, email: 'deniz@harbour.example', role: 'admin' });
  expect(data?.invitations).toMatchObject([{ email: 'deniz@harbour.example', role: 'admin' }]);
});
