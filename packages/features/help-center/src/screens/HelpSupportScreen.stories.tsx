import preview from '@quarterdeck/storybook/preview';
import { readText, removeKey, writeText } from '@quarterdeck/ui/storage';
import { expect, waitFor, within, type userEvent as userEvents } from 'storybook/test';
import { helpCenter } from '../manifest';
import { supportDraftKey } from '../model/supportDraft';

const meta = preview.meta({
  title: 'Screens/help-center/HelpSupportScreen',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  beforeEach: () => removeKey(supportDraftKey),
  parameters: {
    layout: 'fullscreen',
    feature: helpCenter,
    address: '/apps/help-center/support',
    covers: ['route:help-center.support'],
  },
});

type Canvas = ReturnType<typeof within>;
type UserEvent = ReturnType<typeof userEvents.setup>;
const field = (canvas: Canvas, name: string) => canvas.findByRole('textbox', { name });

/** Pasted: a key at a time, four fields take longer than all that the stories are about. */
async function write(canvas: Canvas, userEvent: UserEvent) {
  const texts = [
    ['Subject', 'Two receipts'],
    ['Message', 'Our bank shows one payment.'],
    ['Name', 'Elif Aydın'],
    ['Email', 'elif@harbour.example'],
  ] as const;
  for (const [name, text] of texts) {
    const input = await field(canvas, name);
    await userEvent.clear(input);
    await userEvent.paste(text);
  }
}

/** HC-3 the request is sent with its file; the way that it takes is shown with its number. */
export const Success = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await write(canvas, userEvent);
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('There is no field for a file');
    await userEvent.upload(input, new File([new Uint8Array(1_000_001)], 'film.mp4'));
    await waitFor(() => expect(canvas.getByText('“film.mp4” is larger than 1 MB. Choose another file.')).toBeVisible());
    await userEvent.upload(input, new File(['ahoy'], 'order-2041.txt'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove order-2041.txt' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Choose file' })).toHaveFocus());
    await userEvent.upload(input, new File(['ahoy'], 'order-2041.txt'));
    await waitFor(() => expect(canvas.getByText('order-2041.txt')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Message sent' })).toHaveFocus());
    await expect(canvas.getByText('order-2041.txt')).toBeVisible();
    await expect(canvas.getByText('Reference')).toBeVisible();
    await expect(readText(supportDraftKey)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Send another message' }));
    await expect(await field(canvas, 'Message')).toHaveValue('');
  },
});

/** HC-3 all four are needed; errors stand at their fields, on leaving one and on sending. */
export const Validation = meta.story({
  play: async ({ canvas, userEvent }) => {
    const email = await field(canvas, 'Email');
    await userEvent.clear(email);
    await userEvent.type(email, 'elif@harbour');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText('Enter an email address such as name@example.com.')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Enter a subject.' }));
    await expect(await field(canvas, 'Subject')).toHaveFocus();
  },
});

/** A text that is too long stays whole, also over a reload, and the field says by how much; the same on sending. */
export const TooLong = meta.story({
  play: async ({ canvas, userEvent }) => {
    await write(canvas, userEvent);
    const message = await field(canvas, 'Message');
    await userEvent.clear(message);
    await userEvent.paste('m'.repeat(10_250));
    const problem = '250 characters over the limit of 10,000.';
    await waitFor(() => expect(message).toHaveAccessibleDescription(expect.stringContaining(problem)));
    await expect(message).toHaveValue('m'.repeat(10_250));
    await expect(readText(supportDraftKey)).toContain('m'.repeat(10_250));
    const subject = await field(canvas, 'Subject');
    await userEvent.click(subject);
    await userEvent.paste('s'.repeat(200));
    await waitFor(() =>
      expect(subject).toHaveAccessibleDescription(expect.stringContaining('12 characters over the limit of 200.')),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: problem }));
    await expect(message).toHaveFocus();
  },
});

/** A link may begin the subject; what was typed before a reload is kept. */
export const KeepsDraft = meta.story({
  parameters: { address: '/apps/help-center/support?subject=Urgent%3A%20' },
  beforeEach: () => void writeText(supportDraftKey, '{"subject":"Receipts","message":"There are two receipts."}'),
  play: async ({ canvas }) => {
    await expect(await field(canvas, 'Message')).toHaveValue('There are two receipts.');
    await expect(await field(canvas, 'Subject')).toHaveValue('Urgent: Receipts');
  },
});

export const Loading = meta.story({
  globals: { scenario: 'slow' },
  play: async ({ canvas, userEvent }) => {
    await write(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveAttribute('readonly'));
  },
});

export const Failing = meta.story({
  globals: { scenario: 'error' },
  play: async ({ canvas, userEvent }) => {
    await write(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await waitFor(() => expect(canvas.getByText('Your message wasn’t sent')).toBeVisible());
    await expect(await field(canvas, 'Message')).toHaveValue('Our bank shows one payment.');
  },
});

export const Offline = meta.story({
  globals: { scenario: 'offline' },
  play: async ({ canvas, userEvent }) => {
    await write(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await waitFor(() => expect(canvas.getByText('Your message wasn’t sent')).toBeVisible());
  },
});

export const PhoneInTurkish = meta.story({
  globals: { viewport: { value: 'phone' }, locale: 'tr', scheme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Desteğe yazın' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});
