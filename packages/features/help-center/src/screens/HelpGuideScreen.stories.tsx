import preview from '@quarterdeck/storybook/preview';
import { expect, waitFor, within } from 'storybook/test';
import { helpCenter } from '../manifest';

const address = '/apps/help-center/guides/projects/export-and-import';
const meta = preview.meta({
  title: 'Screens/help-center/HelpGuideScreen',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  parameters: { layout: 'fullscreen', feature: helpCenter, address, covers: ['route:help-center.guide'] },
});

type Canvas = ReturnType<typeof within>;
const findGuide = (canvas: Canvas) => canvas.findByRole('heading', { level: 1, name: 'Export and import' });

/** HC-1 the content; HC-3 its list of contents. */
export const Success = meta.story({
  play: async ({ canvas }) => {
    await findGuide(canvas);
    await waitFor(() => expect(canvas.getByText('Guide 6 of 7')).toBeVisible());
    await expect(canvas.getByText('1 minute')).toBeVisible();
    const contents = within(canvas.getByRole('navigation', { name: 'On this page' }));
    await expect(contents.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Export',
      'Import',
      'Columns',
      'An example file',
    ]);
    await expect(canvas.getByRole('table')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy backlog.csv' })).toBeVisible();
  },
});

/** HC-3 the contents lead to a heading, and the end of a guide to the one after it. */
export const GoesOn = meta.story({
  play: async ({ canvas, userEvent }) => {
    await findGuide(canvas);
    const contents = within(canvas.getByRole('navigation', { name: 'On this page' }));
    await userEvent.click(contents.getByRole('link', { name: 'Import' }));
    await expect(canvas.getByRole('heading', { level: 2, name: /Import$/ })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Previous Read the road map' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Next End a project' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'End a project' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('link', { name: /^Next/ })).toBeNull());
  },
});

export const Helpful = meta.story({
  play: async ({ canvas, userEvent }) => {
    await findGuide(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(canvas.getByText('Thank you for your feedback.')).toHaveFocus());
  },
});

export const NotHelpful = meta.story({
  play: async ({ canvas, userEvent }) => {
    await findGuide(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'No' }));
    const field = canvas.getByRole('textbox', { name: /What was missing/ });
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'Which encoding?');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(canvas.getByText('Thank you for your feedback.')).toHaveFocus());
  },
});

/** A comment that was begun is there again when the guide is opened anew, until it was sent or given up. */
export const KeepsTheComment = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await findGuide(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'No' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /What was missing/ }), 'Which encoding?');
    await userEvent.click(canvas.getByRole('link', { name: 'Next End a project' }));
    await canvas.findByRole('heading', { level: 1, name: 'End a project' });
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: /What was missing/ })).toBeNull());
    await userEvent.click(canvas.getByRole('link', { name: 'Previous Export and import' }));
    const field = await canvas.findByRole('textbox', { name: /What was missing/ });
    await expect(field).toHaveValue('Which encoding?');
    await expect(field).not.toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(canvas.getByRole('button', { name: 'No' }));
    await expect(canvas.getByRole('textbox', { name: /What was missing/ })).toHaveValue('');
  },
});

/** A link to a heading leads there once the guide has come, and the contents mark it. */
export const DeepLink = meta.story({
  parameters: { address: `${address}#section-columns` },
  play: async ({ canvas, userEvent }) => {
    await findGuide(canvas);
    const heading = canvas.getByRole('heading', { level: 2, name: /Columns$/ });
    await waitFor(() => expect(heading).toHaveFocus());
    const contents = within(canvas.getByRole('navigation', { name: 'On this page' }));
    const current = () => contents.getAllByRole('link').find((link) => link.hasAttribute('aria-current'))?.textContent;
    await waitFor(() => expect(current()).toBe('Columns'));
    await userEvent.click(contents.getByRole('link', { name: 'An example file' }));
    await userEvent.click(contents.getByRole('link', { name: 'Columns' }));
    await userEvent.click(canvas.getByRole('button', { name: 'No' }));
    await expect(current()).toBe('Columns');
  },
});

/** Where there is no room beside the guide, a select names the section that is read. */
export const DeepLinkOnPhone = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'phone' } },
  parameters: { address: `${address}#section-columns` },
  play: async ({ canvas }) => {
    await findGuide(canvas);
    await waitFor(() => expect(canvas.getByRole('button', { name: /Columns.*On this page/ })).toBeVisible());
  },
});

export const Missing = meta.story({
  parameters: { address: '/apps/help-center/guides/projects/how-to-sail' },
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { level: 1, name: 'Guide not found' })),
});

export const Loading = meta.story({
  globals: { scenario: 'slow' },
  play: async ({ canvas }) => {
    await canvas.findByText('Loading');
    await expect(canvas.queryByRole('heading', { level: 1 })).toBeNull();
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

export const PhoneInTurkish = meta.story({
  globals: { viewport: { value: 'phone' }, locale: 'tr', scheme: 'dark' },
  play: async ({ canvas }) => {
    await findGuide(canvas);
    await waitFor(() => expect(canvas.getByText('Kılavuz 6 / 7')).toBeVisible());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});
