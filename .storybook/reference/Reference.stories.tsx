import { documentedEndpoints } from '@quarterdeck/contract/docs/documentedEndpoints';
import preview from '@quarterdeck/storybook/preview';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { ApiReference } from './ApiReference';

const meta = preview.meta({ title: 'Endpoints/Reference', component: ApiReference, tags: ['!autodocs'] });

/** Every call of the contract, found by any word. */
export const Reference = meta.story();

export const FindsAndOpensACall = meta.story({
  play: async ({ canvas, userEvent }) => {
    const count = documentedEndpoints.length;
    await expect(canvas.getByText(`${count} calls`)).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search calls' }), 'PATCH tasks order');
    const call = await canvas.findByRole('button', { name: /api\/apps\/tasks\/order/ });
    await waitFor(() => expect(canvas.getByText(`1 of ${count} calls`)).toBeVisible());
    await userEvent.click(call);
    const entry = within(await canvas.findByRole('group', { name: /api\/apps\/tasks\/order/ }));
    await expect(entry.getByRole('link', { name: 'open its console' })).toHaveAttribute(
      'href',
      './?path=/story/endpoints-tasks--order-tasks',
    );
    await waitFor(() => expect(entry.getByText('400 invalid_request')).toBeVisible());
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.type(canvas.getByRole('searchbox'), 'no such call');
    await waitFor(() => expect(canvas.getByText(/No call has these words/)).toBeVisible());
  },
});

export const DownloadsOpenApi = meta.story({
  play: async ({ canvas, userEvent }) => {
    const files: Blob[] = [];
    const create = spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return '#downloaded';
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Download OpenAPI 3.1' }));
    // What makes the document is fetched first.
    await waitFor(() => expect(files).toHaveLength(1), { timeout: 10_000 });
    const document = JSON.parse((await files[0]?.text()) ?? '') as { openapi: string; paths: object };
    await expect(document.openapi).toBe('3.1.0');
    await expect(Object.keys(document.paths)).toContain('/api/apps/tasks/order');
    create.mockRestore();
  },
});
