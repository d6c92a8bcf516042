import preview from '@quarterdeck/storybook/preview';
import { site } from '@quarterdeck/storybook/site';
import { readText, writeText } from '@quarterdeck/ui/storage';
import { expect, waitFor, within, type userEvent as userEvents } from 'storybook/test';
import { messageDraftKey } from '../model/messageDraft';

const meta = preview.meta({
  title: 'Screens/account/HelpScreen',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  parameters: { layout: 'fullscreen', feature: site, address: '/help', covers: ['route:account.help'] },
});

type Canvas = ReturnType<typeof within>;
type UserEvent = ReturnType<typeof userEvents.setup>;
const findPage = (canvas: Canvas) => canvas.findByRole('heading', { level: 1, name: 'How can we help?' });

export const Success = meta.story({
  play: async ({ canvas, userEvent }) => {
    await findPage(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Can I be charged twice?' }));
    await waitFor(() => expect(canvas.getByText(/Each attempt has its own key/)).toBeVisible());
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search the questions' }), 'REFUND');
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Marketplace' })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Payment' })).toBeVisible());
  },
});

export const DeepLink = meta.story({
  parameters: { address: '/help#payment-refund' },
  play: async ({ canvas }) => {
    await findPage(canvas);
    await expect(await canvas.findByRole('button', { name: 'Can I cancel and get a refund?' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  },
});

export const NoResults = meta.story({
  parameters: { address: '/help?q=zzzz' },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'No questions match “zzzz”' })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Show all questions' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Marketplace' })).toBeVisible());
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search the questions' }), 'submarine');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'No questions match “submarine”' })).toBeVisible());
  },
});

export const Validation = meta.story({
  play: async ({ canvas, userEvent }) => {
    await findPage(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Send' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Enter a subject.' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Subject' })).toHaveFocus());
  },
});

async function write(canvas: Canvas, userEvent: UserEvent) {
  await findPage(canvas);
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Your name' }), 'Elif Aydın');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email address' }), 'elif@harbour.example');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Subject' }), 'A second crew');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'Can two crews work at once?');
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
}

export const Sent = meta.story({
  play: async ({ canvas, userEvent }) => {
    await write(canvas, userEvent);
    await waitFor(() => expect(canvas.getByText('Message sent')).toBeVisible());
  },
});

/** A reload loses nothing of what is written; what was sent is not offered again. */
export const KeepsDraft = meta.story({
  beforeEach: () => void writeText(messageDraftKey, '{"name":"Elif Aydın","subject":"A second crew","message":7}'),
  play: async ({ canvas, userEvent }) => {
    await findPage(canvas);
    await expect(await canvas.findByRole('textbox', { name: 'Your name' })).toHaveValue('Elif Aydın');
    await expect(canvas.getByRole('textbox', { name: 'Subject' })).toHaveValue('A second crew');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email address' }), 'elif@harbour.example');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'Can two crews work at once?');
    await expect(readText(messageDraftKey)).toContain('Can two crews work at once?');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(canvas.getByText('Message sent')).toBeVisible());
    await expect(readText(messageDraftKey)).toBeNull();
  },
});

export const ContactLink = meta.story({
  parameters: { address: '/help#contact' },
  play: async ({ canvas }) => {
    await findPage(canvas);
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: 'Write to us' })).toHaveFocus());
  },
});

export const Sending = meta.story({
  globals: { scenario: 'slow' },
  play: async ({ canvas, userEvent }) => {
    await write(canvas, userEvent);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveAttribute('readonly'));
    await expect(canvas.getByRole('textbox', { name: 'Your name' })).toHaveAttribute('readonly');
  },
});

export const Failing = meta.story({
  globals: { scenario: 'error' },
  play: async ({ canvas, userEvent }) => {
    await write(canvas, userEvent);
    await waitFor(() => expect(canvas.getByText('The message wasn’t sent')).toBeVisible());
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue('Can two crews work at once?');
  },
});

export const Dark = meta.story({
  globals: { scheme: 'dark' },
  play: async ({ canvas }) => void (await findPage(canvas)),
});

export const Turkish = meta.story({
  globals: { locale: 'tr' },
  play: async ({ canvas }) =>
    void (await canvas.findByRole('heading', { level: 1, name: 'Nasıl yardımcı olabiliriz?' })),
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => void (await findPage(canvas)),
});
