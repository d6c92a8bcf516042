import preview from '@quarterdeck/storybook/preview';
import { expect, waitFor, within } from 'storybook/test';
import { helpCenter } from '../manifest';

const meta = preview.meta({
  title: 'Screens/help-center/HelpCenterScreen',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    layout: 'fullscreen',
    feature: helpCenter,
    address: '/apps/help-center',
    covers: ['route:help-center.home'],
  },
});

type Canvas = ReturnType<typeof within>;
const findPage = (canvas: Canvas) => canvas.findByRole('heading', { level: 1, name: 'How can we help?' });

/** HC-1 the first page counts what there is; HC-2 its links lead to the paths. */
export const Success = meta.story({
  play: async ({ canvas, userEvent }) => {
    await findPage(canvas);
    await waitFor(() => expect(canvas.getByText('34 guides in 5 topics')).toBeVisible());
    await waitFor(() => expect(canvas.getByText(/answers in 5 groups/)).toBeVisible());
    await expect(within(canvas.getByRole('main')).getByRole('link', { name: 'Support' })).toHaveAttribute(
      'href',
      '/apps/help-center/support',
    );
    await expect(canvas.getByRole('link', { name: 'Invite your team' })).toHaveAttribute(
      'href',
      '/apps/help-center/guides/getting-started/invite-your-team',
    );
    const questions = within(canvas.getByRole('region', { name: 'Most asked' }));
    const [first, second] = await questions.findAllByRole('button', { name: /\?$/ });
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(second as HTMLElement);
    await waitFor(() => expect(first).toHaveAttribute('aria-expanded', 'false'));
  },
});

/** A typo is forgiven; the arrows move through the results and back into the field. */
export const Searches = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await findPage(canvas);
    const field = canvas.getByRole('searchbox', { name: 'Search guides and answers' });
    await userEvent.type(field, 'refnud');
    const results = within(await canvas.findByRole('region', { name: /results?$/ }));
    const links = results.getAllByRole('link');
    await expect(links[0]).toHaveTextContent(/refund/i);
    await expect(results.getAllByText(/refund/i, { selector: 'mark' })[0]).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect(links[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}');
    await expect(field).toHaveFocus();
    await waitFor(() => expect(canvasElement.querySelector('[data-part="refresh"]')).toBeNull());
  },
});

export const NoResults = meta.story({
  parameters: { address: '/apps/help-center?search=zzzz' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'No results for “zzzz”' })).toBeVisible());
    await expect(canvas.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
      'href',
      '/apps/help-center/support?subject=zzzz',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Talk to us' })).toBeVisible());
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search guides and answers' }), 'zzzz');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'No results for “zzzz”' })).toBeVisible());
    await waitFor(() => expect(canvasElement.querySelector('[data-part="refresh"]')).toBeNull());
  },
});

export const Empty = meta.story({
  globals: { scenario: 'empty' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'No questions yet' })).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'No guides yet' })).toBeVisible());
  },
});

export const Loading = meta.story({
  globals: { scenario: 'slow' },
  play: async ({ canvas }) => {
    await findPage(canvas);
    await expect(canvas.getByText('Short answers by group')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByText('Loading')).toHaveLength(2));
  },
});

export const Failing = meta.story({
  globals: { scenario: 'error' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(2));
    await expect(canvas.getAllByRole('link', { name: 'Contact support' })[0]).toBeVisible();
  },
});

export const Offline = meta.story({
  globals: { scenario: 'offline' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(2));
  },
});

export const Large = meta.story({
  globals: { scenario: 'large' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/10,000 answers/)).toBeVisible());
    const questions = within(canvas.getByRole('region', { name: 'Most asked' }));
    await expect(await questions.findAllByRole('heading', { level: 3 })).toHaveLength(6);
  },
});

export const PhoneInTurkish = meta.story({
  globals: { viewport: { value: 'phone' }, locale: 'tr', scheme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Nasıl yardımcı olabiliriz?' })).toBeVisible();
    await waitFor(() => expect(canvas.getByText('5 konuda 34 kılavuz')).toBeVisible());
    const questions = within(canvas.getByRole('region', { name: 'En çok sorulanlar' }));
    await expect(await questions.findAllByRole('heading', { level: 3 })).not.toHaveLength(0);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});
