import { getProject, resendProjectInvitation, updateProject } from '@quarterdeck/contract/endpoints/project';
import type { NewProjectInvitation } from '@quarterdeck/contract/entities/project';
import { describe, expect, it } from 'vitest';
import { testClient, type MockClient } from '../testing/clientOf';
import { projectId, readProject } from '../testing/productCalls';

const params = { projectId };
const now = '2026-03-10T09:30:00.000Z';
const invited = async (client: MockClient) => (await readProject(client)).invitations;
const save = ({ call }: MockClient, invitations: NewProjectInvitation[]) =>
  call(updateProject, { params, body: { project: { invitations } } });
const resend = ({ call }: MockClient, email: string) => call(resendProjectInvitation, { params, body: { email } });

describe('the invitations of a project', () => {
  it('say when they were sent: those that there are keep their time, new ones are of now', async () => {
    const client = testClient();
    const [deniz, ingrid] = await invited(client);
    const { body } = await save(client, [
      { email: 'DENIZ@harbour.example', role: 'viewer' },
      { email: 'new@harbour.example', role: 'member' },
    ]);
    expect(body.invitations).toEqual([
      { email: 'DENIZ@harbour.example', role: 'viewer', invitedAt: deniz?.invitedAt },
      { email: 'new@harbour.example', role: 'member', invitedAt: now },
    ]);
    expect(ingrid?.invitedAt).not.toBe(deniz?.invitedAt);
  });

  it('come back as they were when a removal is undone, and nobody was invited in the future', async () => {
    const client = testClient();
    const before = await invited(client);
    const [deniz, ingrid] = before;
    if (!deniz || !ingrid) throw new Error('The first data invite two people.');
    await save(client, [ingrid]);
    await save(client, [deniz, ingrid]);
    expect(await invited(client)).toEqual(before);
    const later = { email: 'later@harbour.example', role: 'member', invitedAt: '2099-01-01T00:00:00Z' } as const;
    expect((await save(client, [later])).body.invitations).toEqual([{ ...later, invitedAt: now }]);
  });

  it('are one for each address', async () => {
    const client = testClient();
    const before = await invited(client);
    const twice = ['a@b.example', 'A@b.example'].map((email) => ({ email, role: 'member' }) as const);
    await expect(save(client, twice)).resolves.toMatchObject({
      status: 400,
      body: { error: { fieldErrors: { 'project.invitations.1.email': 'Is invited already' } } },
    });
    expect(await invited(client)).toEqual(before);
  });

  it('stay when something else is changed', async () => {
    const client = testClient();
    const before = await invited(client);
    const { body } = await client.call(updateProject, { params, body: { project: { name: 'Pier' } } });
    expect(body.invitations).toEqual(before);
  });
});

describe('product.project.invitation.resend', () => {
  it('changes the time of this invitation alone', async () => {
    const client = testClient();
    const [deniz, ingrid] = await invited(client);
    const { body } = await resend(client, 'Deniz@harbour.example');
    expect(body.invitations).toEqual([{ ...deniz, invitedAt: now }, ingrid]);
    expect((await client.call(getProject, { params })).body).toEqual(body);
  });

  it('answers 404 for somebody who is not invited', async () => {
    await expect(resend(testClient(), 'nobody@harbour.example')).resolves.toMatchObject({ status: 404 });
  });
});
