import preview from '@quarterdeck/storybook/preview';
import { expect, waitFor, within } from 'storybook/test';
import { DueTasks } from './DueTasks';

const meta = preview.meta({ title: 'Features/tasks/DueTasks', component: DueTasks });

export const Success = meta.story({
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list');
    const rows = within(list).getAllByRole('listitem');
    await expect(rows).toHaveLength(5);
    await expect(rows[0]).toHaveTextContent(/Overdue/);
    await expect(within(rows[0] as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/apps\/tasks\/task-/),
    );
    await expect(canvas.getByRole('link', { name: 'All tasks' })).toHaveAttribute('href', '/apps/tasks');
  },
});

export const OnPhoneInTurkish = meta.story({
  globals: { viewport: { value: 'phone' }, locale: 'tr' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Yaklaşan görevler' })).toBeVisible();
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(5);
  },
});

export const Empty = meta.story({
  globals: { scenario: 'empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing is due')).toBeVisible();
  },
});

export const Loading = meta.story({
  globals: { scenario: 'slow' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'Due next' })).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeVisible());
  },
});

export const Failed = meta.story({
  globals: { scenario: 'error' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
