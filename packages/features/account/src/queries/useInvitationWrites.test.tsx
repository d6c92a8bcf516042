import { updateProject } from '@quarterdeck/contract/endpoints/project';
import type { ProjectInvitation } from '@quarterdeck/contract/entities/project';
import { openProjectPage } from '@quarterdeck/data/visit/testing/openProjectPage';
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
