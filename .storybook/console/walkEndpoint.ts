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
    // Whether each element is visible is not asked: on a page with a long answer that takes longer than all the rest.
    const byRole = (role: string, name: string | RegExp) => canvas.getByRole(role, { name, hidden: true });
    // The first call of an area fetches its code and data.
    const expectStatus = (status: string) =>
      waitFor(() => expect(byRole('status', 'Status')).toHaveTextContent(status), { timeout: 10_000 });

    for (const row of rowsOf(documented)) {
      await userEvent.click(byRole('tab', /^Errors/));
      await userEvent.click(byRole('button', trialName(row)));
      await expectStatus(row.status);
      if (row.code === 'offline') await expect(canvas.getByText(/The network failed/)).toBeVisible();
      else await expect(canvas.getByText('A documented error')).toBeVisible();
      if (row.code === 'invalid_request') await expect(byRole('list', 'Paths')).toBeVisible();
    }

    await userEvent.click(byRole('radio', 'success'));
    await userEvent.click(byRole('button', 'Reset'));
    await userEvent.click(byRole('button', 'Send'));
    await expectStatus('200 OK');
    await expect(canvas.getByText('Matches its schema')).toBeVisible();
  };
}
