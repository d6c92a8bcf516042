import type { DocumentedEndpoint } from '@quarterdeck/contract/docs/documentEndpoints';
import type { ReactRenderer, StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { isTest } from '../isTest';
import { rowsOf, trialName } from './ErrorsView';

type Stage = Pick<StoryContext<ReactRenderer>, 'canvas' | 'userEvent'>;

/**
 * Leads the endpoint into each of its documented errors by the console's own buttons, and sends the example last.
 * Tests only: who opens the console by a link wants the request of the link.
 */
export function walkEndpoint(documented: DocumentedEndpoint): (stage: Stage) => Promise<void> {
  return async ({ canvas, userEvent }) => {
    if (!isTest()) return;
    const expectStatus = (status: string) =>
      waitFor(() => expect(canvas.getByRole('status', { name: 'Status' })).toHaveTextContent(status));

    for (const row of rowsOf(documented)) {
      await userEvent.click(canvas.getByRole('tab', { name: /^Errors/ }));
      await userEvent.click(canvas.getByRole('button', { name: trialName(row) }));
      await expectStatus(row.status);
      if (row.code === 'offline') await expect(canvas.getByText(/The network failed/)).toBeVisible();
      else await expect(canvas.getByText('A documented error')).toBeVisible();
      if (row.code === 'invalid_request') await expect(canvas.getByRole('list', { name: 'Paths' })).toBeVisible();
    }

    await userEvent.click(canvas.getByRole('radio', { name: 'success' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expectStatus('200 OK');
    await expect(canvas.getByText('Matches its schema')).toBeVisible();
  };
}
