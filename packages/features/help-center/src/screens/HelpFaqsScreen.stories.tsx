import preview from '@quarterdeck/storybook/preview';
import { expect, waitFor, within } from 'storybook/test';
import { helpCenter } from '../manifest';

const meta = preview.meta({
  title: 'Screens/help-center/HelpFaqsScreen',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    layout: 'fullscreen',
    feature: helpCenter,
    address: '/apps/help-center/faqs',
    covers: ['route:help-center.faqs'],
  },
});

type Canvas = ReturnType<typeof within>;
const findGroup = (canvas: Canvas, name: string) => canvas.findByRole('heading', { level: 2, name });

/** HC-1 the five groups; the rail leads to each. */
export const Success = meta.story({
  play: async ({ canvas, userEvent }) => {
    await findGroup(canvas, 'Payments');
    const rail = within(canvas.getByRole('navigation', { name: 'Groups' }));
    await expect(rail.getAllByRole('link').slice(0, 5)).toHaveLength(5);
    await userEvent.click(rail.getByRole('link', { name: /^Payments/ }));
    await expect(canvas.getByRole('heading', { level: 2, name: 'Payments' })).toHaveFocus();
    await waitFor(() => expect(rail.getByRole('link', { name: /^Payments/ })).toHaveAttribute('aria-current'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Do prices include tax?' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Do prices include tax?' })).toHaveAttribute('aria-expanded', 'true'),
    );
    await expect(canvas.getByRole('button', { name: 'Copy link' })).toBeVisible();
  },
});

/** The last groups share the end of the page: the mark stays with the one that was pressed, and ends with the last. */
export const MarksTheGroup = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await findGroup(canvas, 'Payments');
    const rail = within(canvas.getByRole('navigation', { name: 'Groups' }));
    const current = () => rail.getAllByRole('link').find((link) => link.hasAttribute('aria-current'))?.textContent;
    for (const name of ['Licenses', 'Payments', 'Support', 'Payments']) {
      await userEvent.click(rail.getByRole('link', { name: new RegExp(`^${name}`) }));
      const group = within(canvas.getByRole('region', { name }));
      const [question] = group.getAllByRole('button', { name: /\?$/ });
      await userEvent.click(question as HTMLElement);
      await waitFor(() => expect(group.getByRole('button', { name: 'Copy link' })).toBeVisible());
      await userEvent.click(question as HTMLElement);
      await expect(current()).toMatch(name);
    }
    canvas.getByRole('heading', { level: 1, name: 'FAQs' }).scrollIntoView();
    await waitFor(() => expect(current()).toMatch('Most asked'));
    canvas.getByRole('heading', { level: 2, name: 'Support' }).scrollIntoView();
    await waitFor(() => expect(current()).toMatch('Support'));
  },
});

/** HC-3 a link to one question opens it and brings it into sight. */
export const DeepLink = meta.story({
  parameters: { address: '/apps/help-center/faqs#faq-delete-account' },
  play: async ({ canvas }) => {
    const question = await canvas.findByRole('button', { name: 'How do I delete my account?' });
    await expect(question).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(question.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight));
    const rail = within(canvas.getByRole('navigation', { name: 'Groups' }));
    await waitFor(() => expect(rail.getByRole('link', { name: /^Support/ })).toHaveAttribute('aria-current'));
  },
});

export const Searches = meta.story({
  parameters: { address: '/apps/help-center/faqs?search=tax' },
  play: async ({ canvas }) => {
    const results = within(await canvas.findByRole('region', { name: /results?$/ }));
    for (const link of results.getAllByRole('link')) {
      await expect(link.getAttribute('href')).toMatch(/^\/apps\/help-center\/faqs#/);
    }
  },
});

export const Empty = meta.story({
  globals: { scenario: 'empty' },
  play: async ({ canvas }) => void (await findGroup(canvas, 'No questions yet')),
});

export const Loading = meta.story({
  globals: { scenario: 'slow' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'FAQs' });
    const waits = () => canvas.queryAllByRole('status').filter(({ textContent }) => textContent === 'Loading');
    await waitFor(() => expect(waits()).toHaveLength(1));
  },
});

export const Failing = meta.story({
  globals: { scenario: 'error' },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Try again' })),
});

export const Offline = meta.story({
  globals: { scenario: 'offline' },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Try again' })),
});

/** A long group shows its first questions, and more of them on request. */
export const Large = meta.story({
  globals: { scenario: 'large' },
  play: async ({ canvas, userEvent }) => {
    await findGroup(canvas, 'Payments');
    const group = within(canvas.getByRole('region', { name: 'Payments' }));
    await expect(group.getAllByRole('heading', { level: 3 })).toHaveLength(50);
    await userEvent.click(group.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(group.getAllByRole('heading', { level: 3 })).toHaveLength(100));
  },
});

export const PhoneInTurkish = meta.story({
  globals: { viewport: { value: 'phone' }, locale: 'tr', scheme: 'dark' },
  play: async ({ canvas }) => {
    await findGroup(canvas, 'Payments');
    await expect(await canvas.findByRole('button', { name: /Gruplar/ })).toBeVisible();
  },
});
