import { configureRequest } from '@quarterdeck/contract';
import type { ProjectId } from '@quarterdeck/contract/entities/project';
import { projectQueries } from '@quarterdeck/data/visit/projectQueries';
import { createTranslator, TranslatorProvider } from '@quarterdeck/i18n';
import { testClient } from '@quarterdeck/mocks/testing/clientOf';
import { MemoryRouter } from '@quarterdeck/ui/router';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import words from '../../translations/en.json';
import { HasProjectAlert } from './HasProjectAlert';

afterEach(cleanup);

/** Is drawn together with what the answer makes of the alert. */
function Answered({ id }: { id: ProjectId }) {
  return useQuery(projectQueries.project(id)).isPending ? null : <p>Answered</p>;
}

/** Shows the alert and waits for the server's answer. @returns the link to the backlog, null where there is none. */
async function linkTo(id: string, fails = false) {
  const { api } = testClient();
  configureRequest({
    baseAddress: 'http://localhost/',
    transport: (request) => (fails ? Promise.resolve(Response.json({}, { status: 500 })) : api.fetch(request)),
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  const translator = await createTranslator(() => Promise.resolve(words), 'en');
  render(
    <TranslatorProvider i18n={translator}>
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <Answered id={id as ProjectId} />
          <HasProjectAlert project={{ id: id as ProjectId, name: 'Harbour CRM', currency: 'USD' }} />
        </MemoryRouter>
      </QueryClientProvider>
    </TranslatorProvider>,
  );
  expect(screen.queryByRole('link')).toBeNull();
  await screen.findByText('Answered');
  return screen.queryByRole('link', { name: 'Go to the backlog' });
}

it('GS-1 tells of the project that is there, and leads to its backlog', async () => {
  expect((await linkTo('project-01'))?.getAttribute('href')).toBe('/backlog');
});

it('GS-1 does not send back to a project that the server does not know', async () => {
  expect(await linkTo('deleted')).toBeNull();
});

it('GS-1 tells of the project also while the server fails', async () => {
  expect(await linkTo('project-01', true)).not.toBeNull();
});
