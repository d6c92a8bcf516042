import preview from '@quarterdeck/storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { tasks } from '../manifest';
import { announced, detailTitle, findList } from './testing/tasksStage';

const meta = preview.meta({
  title: 'Screens/tasks/TasksSearch',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    layout: 'fullscreen',
    feature: tasks,
    address: '/apps/tasks',
  },
});

export const Results = meta.story({
  parameters: { address: '/apps/tasks?q=booking' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('searchbox', { name: 'Search tasks' })).toHaveValue('booking');
    await waitFor(() => expect(canvas.getAllByText(/^bookings?$/i, { selector: 'mark' }).length).toBeGreaterThan(3));
    await expect(canvas.queryByText(detailTitle)).toBeNull();
  },
});

export const NoResults = meta.story({
  parameters: { address: '/apps/tasks?q=submarine' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'No tasks match “submarine”' })).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Clear search' })).toBeVisible();
  },
});

/** The answer never comes: the rows stay, and somebody who sees them knows that they are not the answer. */
export const UnderWay = meta.story({
  globals: { mix: { 'tasks.search': 'slow' } },
  parameters: { address: '/apps/tasks?q=booking' },
  play: async ({ canvas, canvasElement }) => {
    await findList(canvas);
    await waitFor(() => expect(canvasElement.querySelector('[data-part="refresh"]')).toBeVisible());
    await expect(canvas.getByText(detailTitle)).toBeVisible();
    await waitFor(() => expect(announced()).toHaveTextContent('Searching'));
  },
});

export const Failing = meta.story({
  globals: { mix: { 'tasks.search': 'error' } },
  parameters: { address: '/apps/tasks?q=booking' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible());
    await expect(canvas.queryByRole('row')).toBeNull();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' }, scheme: 'dark', locale: 'tr' },
  parameters: { address: '/apps/tasks?q=booking' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(/^bookings?$/i, { selector: 'mark' }).length).toBeGreaterThan(3));
  },
});

export const ClearsTheSearch = meta.story({
  parameters: { address: '/apps/tasks?q=submarine' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'No tasks match “submarine”' });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await findList(canvas);
    await expect(canvas.getByRole('searchbox', { name: 'Search tasks' })).toHaveValue('');
  },
});

export const Searches = meta.story({
  play: async ({ canvas, userEvent }) => {
    await findList(canvas);
    await userEvent.keyboard('/');
    const field = canvas.getByRole('searchbox', { name: 'Search tasks' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('İZMİR');
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(1));
    await expect(canvas.getAllByText(/zmir/, { selector: 'mark' }).map(({ textContent }) => textContent)).toEqual([
      'Izmir',
      'İzmir',
    ]);
    await waitFor(() => expect(announced()).toHaveTextContent('1 task found'));
    await userEvent.clear(field);
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(5));
  },
});
