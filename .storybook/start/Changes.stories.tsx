import preview from '@quarterdeck/storybook/preview';
import { expect, within } from 'storybook/test';
import changes from 'virtual:changes';
import { ChangesPage } from './ChangesPage';

const meta = preview.meta({ title: 'Start/Changes', component: ChangesPage, tags: ['!autodocs'] });

/** What has changed since the last release. Other commits have another picture. */
export const Changes = meta.story({
  tags: ['no-visual'],
  args: changes,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Notes' })).toBeVisible();
  },
});

const notes = [
  {
    packages: ['ui', 'i18n'],
    texts: ['Charts: `LineChart` in five variants.', 'Fields show the errors of a form again.'],
  },
];

export const AfterARelease = meta.story({
  tags: ['!dev'],
  args: {
    release: { version: '1.4.0', date: '2026-01-12' },
    notes,
    stories: [
      { id: 'components-actions-button--rtl', change: 'changed', modes: ['desktop-light', 'phone-dark'] },
      { id: 'components-charts-gauge--default', change: 'new', modes: ['desktop-light', 'phone-dark'] },
      { id: 'components-media-film--default', change: 'removed', modes: ['phone-dark'] },
    ],
  },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Stories that look different' }));
    await expect(table.getByRole('link', { name: 'components-actions-button--rtl' })).toHaveAttribute(
      'href',
      './?path=/story/components-actions-button--rtl',
    );
    await expect(table.getByRole('row', { name: /button--rtl/ })).toHaveTextContent('Changed');
    await expect(table.queryByRole('link', { name: /film/ })).toBeNull();
  },
});

export const WithoutAHistory = meta.story({
  tags: ['!dev'],
  args: { release: 'unknown', notes, stories: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/built without the history/)).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});
