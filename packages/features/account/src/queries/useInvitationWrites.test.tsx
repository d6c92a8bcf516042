import { updateProject } from '@quarterdeck/contract/endpoints/project';
import type { ProjectInvitation } from '@quarterdeck/contract/entities/project';
import { openProjectPage } from '@quarterdeck/data/visit/testing/openProjectPage';
import { connectionOf } from '@quarterdeck/data/writes/connection';
import { clientWithBacklog } from '@quarterdeck/mocks/testing/productCalls';
import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import words from '../translations/en.json';
import { useInvitationWrites } from './useInvitationWrites';

it('a removal that needed another attempt can be taken back', async () => {
  const { api, project } = await clientWithBacklog('a');
  const page = await openProjectPage(api.fetch, project, words);
  const people = page.read(useInvitationWrites);
  const emails = async () => (await page.saved()).invitations.map(({ email }) => email);
  await people.invite(['deniz', 'ingrid'].map((name) => ({ email: `${name}@harbour.example`, role: 'member' })));
  const [first] = (await page.saved()).invitations as [ProjectInvitation, ProjectInvitation];

  page.server.breakDown(updateProject);
  await people.remove(first);
  expect(page.offers).toEqual([]);
  page.server.repair();
  page.retry();
  await waitFor(() => expect(page.offers).toHaveLength(1));
  expect(await emails()).toEqual(['ingrid@harbour.example']);
  await page.undo();
  expect(await emails()).toEqual(['deniz@harbour.example', 'ingrid@harbour.example']);
});

it('keeps whom another page invited while there was no connection', async () => {
  const { api, call, project } = await clientWithBacklog('a');
  const page = await openProjectPage(api.fetch, project, words);
  const people = page.read(useInvitationWrites);
  const invitation = (name: string) => ({ email: `${name}@harbour.example`, role: 'member' as const });
  page.server.disconnect();
  const waiting = people.invite([invitation('deniz')]);
  await waitFor(() => expect(connectionOf(page.client).isLost).toBe(true));
  const body = { project: { invitations: [invitation('ingrid')] } };
  await call(updateProject, { params: { projectId: project.id }, body });
  page.server.reconnect();
  await waiting;
  const emails = (await page.saved()).invitations.map(({ email }) => email);
  expect(emails.toSorted()).toEqual(['deniz@harbour.example', 'ingrid@harbour.example']);
});
