import { configureRequest, type Transport } from '@quarterdeck/contract';
import { testClient } from '@quarterdeck/mocks/testing/clientOf';
import { hookProviders } from '@quarterdeck/storybook/hookProviders';
import { toasts } from '@quarterdeck/ui/Toast';
import { createUndoStack } from '@quarterdeck/ui/undo';
import { QueryClient } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SupportForm } from './SupportForm';

/** Sends the form and leaves the page before there is an answer. @param answered what the API does then */
async function sendAndLeave(answered: (sent: Request) => Promise<Response>) {
  toasts.clear();
  const { api } = testClient();
  let answerIt = () => {};
  const hasLeft = new Promise<void>((resolve) => {
    answerIt = resolve;
  });
  const transport: Transport = (sent) =>
    sent.method === 'POST' ? hasLeft.then(() => answered(sent)) : api.fetch(sent);
  configureRequest({ transport, baseAddress: 'http://localhost/' });
  const wrapper = await hookProviders({ queryClient: new QueryClient(), undo: createUndoStack() });
  const { unmount } = render(<SupportForm subject="" onSent={() => undefined} />, { wrapper });
  for (const [name, value] of [
    ['Name', 'Elif'],
    ['Email', 'elif@harbour.example'],
    ['Subject', 'Tides'],
    ['Message', 'They are late'],
  ] as const)
    fireEvent.change(screen.getByRole('textbox', { name: new RegExp(`^${name}`) }), { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: 'Send message' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Message/ })).toHaveAttribute('readonly'));
  unmount();
  answerIt();
}

const said = () => toasts.all().map(({ title, text, action }) => [title, text, action?.label]);

it('says that a message was not sent to whoever has left, and leads back to what was typed', async () => {
  await sendAndLeave(() =>
    Promise.resolve(Response.json({ error: { code: 'server', message: 'No' } }, { status: 500 })),
  );
  await waitFor(() => expect(said()).toEqual([['Your message wasn’t sent', expect.any(String), 'Open the form']]));
});

it('tells whoever has left the reference of what was sent', async () => {
  const { api } = testClient();
  await sendAndLeave(api.fetch);
  await waitFor(() => expect(said()).toEqual([['Message sent', expect.stringMatching(/^Reference: ./), undefined]]));
});
