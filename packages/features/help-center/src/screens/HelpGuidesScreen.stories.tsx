import preview from '@quarterdeck/storybook/preview';
import { expect, waitFor, within } from 'storybook/test';
import { helpCenter } from '../manifest';

const meta = preview.meta({
  title: 'Screens/help-center/HelpGuidesScreen',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    layout: 'fullscreen',
    feature: helpCenter,
    address: '/apps/help-center/guides',
    covers: ['route:help-center.guides', 'route:help-center.guideCategory'],
  },
});

type Canvas = ReturnType<typeof within>;
const findHeading = (canvas: Canvas, level: number, name: string) => canvas.findByRole('heading', { level, name });
const category = '/apps/help-center/guides/projects';

/** HC-1 five guides of each topic, and how many there are. */
export const Success = meta.story({
  play: async ({ canvas }) => {
    await findHeading(canvas, 2, 'Projects');
    await expect(canvas.getAllByText('5 of 7')).toHaveLength(4);
    const all = canvas.getByRole('link', { name: 'See all 7 guides in Projects' });
    await expect(all).toHaveAttribute('href', category);
  },
});

/** HC-2 all guides of one topic. */
export const Category = meta.story({
  parameters: { address: category },
  play: async ({ canvas }) => {
    await findHeading(canvas, 1, 'Projects');
    await expect(canvas.getByText('7 guides')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'End a project' })).toHaveAttribute(
      'href',
      `${category}/end-a-project`,
    );
  },
});

export const CategoryMissing = meta.story({
  parameters: { address: '/apps/help-center/guides/weather' },
  play: async ({ canvas }) => {
    await findHeading(canvas, 1, 'Topic not found');
    await expect(canvas.getByRole('link', { name: 'All guides' })).toHaveAttribute('href', '/apps/help-center/guides');
  },
});

export const CategoryFailing = meta.story({
  globals: { scenario: 'error' },
  parameters: { address: category },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Try again' })),
});

export const CategoryEmpty = meta.story({
  globals: { scenario: 'empty' },
  parameters: { address: category },
  play: async ({ canvas }) => void (await findHeading(canvas, 2, 'No guides yet')),
});

export const Searches = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search guides' }), 'pasword');
    const results = within(await canvas.findByRole('region', { name: /results?$/ }));
    await waitFor(() => expect(results.getByRole('link', { name: 'Reset your password' })).toBeVisible());
  },
});

export const Empty = meta.story({
  globals: { scenario: 'empty' },
  play: async ({ canvas }) => void (await findHeading(canvas, 2, 'No guides yet')),
});

export const Loading = meta.story({
  globals: { scenario: 'slow' },
  play: async ({ canvas }) => {
    await findHeading(canvas, 1, 'Guides');
    await canvas.findByText('Loading');
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
    await findHeading(canvas, 1, 'Kılavuzlar');
    await findHeading(canvas, 2, 'Projects');
  },
});
