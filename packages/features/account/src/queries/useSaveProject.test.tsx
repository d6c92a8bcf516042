import { configureRequest } from '@quarterdeck/contract';
import type { SessionId } from '@quarterdeck/contract/entities/session';
import { readVisit, visit } from '@quarterdeck/data/visit/visit';
import { testClient } from '@quarterdeck/mocks/testing/clientOf';
import { readProject } from '@quarterdeck/mocks/testing/productCalls';
import { createTranslator, TranslatorProvider } from '@quarterdeck/i18n';
import { readText, removeKey, writeText } from '@quarterdeck/ui/storage';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { projectDraftKey } from '../model/projectDetails';
import { useSaveProject } from './useSaveProject';

const translator = await createTranslator(() => Promise.resolve({}), 'en');

afterEach(visit.forget);

/** Saves a name, and leaves the form before the server has answered. @returns what is left of the draft then. */
async function saveAndLeave(status: 200 | 500) {
  const server = testClient();
  const project = await readProject(server);
  const key = projectDraftKey(project.id);
  visit.begin('session-01' as SessionId);
  visit.keepProject(project);
  writeText(key, '{"name":"Pier CRM"}');
  let leave = () => undefined as void;
  configureRequest({
    baseAddress: 'http://localhost/',
    transport: (request) => {
      leave();
      return status === 200 ? server.api.fetch(request) : Promise.resolve(Response.json({}, { status }));
    },
  });
  const client = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } });
  const { result, unmount } = renderHook(useSaveProject, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <TranslatorProvider i18n={translator}>
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      </TranslatorProvider>
    ),
  });
  leave = unmount;
  result.current.mutate({ name: 'Pier CRM' });
  await waitFor(() => expect(client.getMutationCache().getAll()[0]?.state.status).toMatch(/success|error/));
  const draft = readText(key);
  removeKey(key);
  return draft;
}

it('SG-1 forgets the draft when it is saved, also after the form was left', async () => {
  expect(await saveAndLeave(200)).toBeNull();
  expect(readVisit().project?.name).toBe('Pier CRM');
});

it('SG-1 keeps the draft when it was not saved', async () => {
  expect(await saveAndLeave(500)).toBe('{"name":"Pier CRM"}');
});
