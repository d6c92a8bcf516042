import { request } from '@quarterdeck/contract';
import { listTasks, updateTask } from '@quarterdeck/contract/endpoints/tasks';
import { createEndpointHandlers, createMockApi } from '@quarterdeck/mocks';
import preview from '@quarterdeck/storybook/preview';
import { usePreferences } from '@quarterdeck/ui/preferences';
import { expect, waitFor, within } from 'storybook/test';
import { tasks } from '../manifest';
import { detail, detailTitle, findList, findPanel } from './testing/tasksStage';

const meta = preview.meta({
  title: 'Screens/tasks/TasksScreen',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    layout: 'fullscreen',
    feature: tasks,
    address: '/apps/tasks',
    covers: ['route:tasks.list', 'route:tasks.detail'],
  },
});

export const Success = meta.story({
  play: async ({ canvas }) => {
    await findList(canvas);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Tasks' })).toBeVisible();
    await expect(canvas.getByText('61 remaining')).toBeVisible();
    await expect(canvas.getByRole('row', { name: /This week/ })).toHaveTextContent('10 left');
  },
});

export const Empty = meta.story({
  globals: { scenario: 'empty' },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Nothing to do yet' })).toBeVisible());
    await userEvent.click(
      within(canvas.getByRole('main')).getAllByRole('button', { name: 'Add task' }).at(-1) as HTMLElement,
    );
    await expect(await canvas.findByRole('textbox', { name: 'New task' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Nothing to do yet' })).toBeVisible());
  },
});

/** Checks every task of the list. */
async function completeAll(): Promise<void> {
  const list = await request(listTasks, {});
  for (const { id, type } of list)
    if (type === 'task') await request(updateTask, { body: { id, task: { completed: true } } });
}

export const AllDone = meta.story({
  beforeEach: completeAll,
  play: async ({ canvas, userEvent }) => {
    const list = within(await findList(canvas));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'All done' })).toBeVisible());
    await expect(canvas.getByText('0 remaining')).toBeVisible();
    await expect(list.getByRole('row', { name: /This week/ })).toHaveTextContent('0 left');
    const [, add] = canvas.getAllByRole('button', { name: 'Add task' });
    await userEvent.click(add as HTMLElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'New task' }), 'One more{Enter}{Escape}');
    await waitFor(() => expect(list.getByText('One more')).toBeVisible());
    await expect(canvas.queryByRole('heading', { name: 'All done' })).toBeNull();
    await userEvent.click(list.getByRole('checkbox', { name: 'Mark One more as done' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'All done' })).toBeVisible());
  },
});

export const AllDoneOnPhone = meta.story({
  globals: { viewport: { value: 'phone' }, locale: 'tr' },
  beforeEach: completeAll,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Hepsi bitti' })).toBeVisible());
  },
});

export const Loading = meta.story({
  globals: { scenario: 'slow' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Tasks' })).toBeVisible());
    await expect(canvas.queryByText(/remaining/)).toBeNull();
    await expect(canvas.queryByRole('row')).toBeNull();
  },
});

export const Failing = meta.story({
  globals: { scenario: 'error' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible());
  },
});

export const Offline = meta.story({
  globals: { scenario: 'offline' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible());
    await expect(canvas.getByRole('heading', { name: /offline|connection/i })).toBeVisible();
  },
});

export const Large = meta.story({
  globals: { scenario: 'large' },
  play: async ({ canvas, userEvent }) => {
    const list = await findList(canvas);
    await expect(list).toHaveAttribute('aria-rowcount', '10000');
    await expect(canvas.getAllByRole('row').length).toBeLessThan(80);
    const [first] = canvas.getAllByRole('row');
    first?.focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-rowindex', '10000'));
  },
});

export const Detail = meta.story({
  parameters: { address: '/apps/tasks/task-12' },
  play: async ({ canvas }) => {
    await findList(canvas);
    const panel = within(await findPanel(canvas));
    await expect(panel.getByRole('textbox', { name: 'Title' })).toHaveValue(
      'Hold a slot for ten minutes while the guest pays',
    );
    await expect(panel.getByRole('progressbar', { name: 'Sub-tasks' })).toHaveAttribute('aria-valuetext', '2 of 4');
    await waitFor(() => expect(panel.getByRole('button', { name: /Assignee/ })).not.toHaveTextContent('Nobody'));
  },
});

/** The place of the panel is kept while it is on its way, so that the list does not move when it comes. */
export const DetailLoading = meta.story({
  globals: { scenario: 'slow' },
  parameters: { address: detail },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Tasks' });
    const panes = canvasElement.querySelector('[data-panes]');
    const [list, place] = [...(panes?.children ?? [])].map((pane) => pane.getBoundingClientRect());
    await expect(place?.width).toBe(440);
    await expect(place?.left).toBe(list?.right);
  },
});

export const DetailMissing = meta.story({
  parameters: { address: '/apps/tasks/task-of-yesterday' },
  play: async ({ canvas }) => {
    await findList(canvas);
    const panel = within(await findPanel(canvas));
    await waitFor(() => expect(panel.getByText('Task not found')).toBeVisible());
    await expect(panel.getByRole('link', { name: 'Back to tasks' })).toBeVisible();
  },
});

export const SectionDetail = meta.story({
  parameters: { address: '/apps/tasks/section-2' },
  play: async ({ canvas }) => {
    await findList(canvas);
    const panel = within(await findPanel(canvas, 'Section'));
    await expect(panel.getByRole('textbox', { name: 'Title' })).toHaveValue('Booking flow');
    await expect(panel.queryByText('Assignee')).toBeNull();
    await waitFor(() => expect(panel.getByRole('button', { name: 'Delete section' })).toBeVisible());
  },
});

export const Dark = meta.story({
  globals: { scheme: 'dark' },
  parameters: { address: detail },
  play: async ({ canvas }) => {
    await findList(canvas);
    await findPanel(canvas);
  },
});

export const Turkish = meta.story({
  globals: { locale: 'tr' },
  parameters: { address: detail },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Görevler' })).toBeVisible());
    await waitFor(() => expect(canvas.getByText(detailTitle, { selector: 'a' })).toBeVisible());
  },
});

/** Titles that try to break out: markup, one endless word, a text from right to left, one of 2,000 letters. */
const hostileTitles = [
  '<img src=x onerror=alert(1)> & <script>alert(2)</script>',
  `Donaudampfschifffahrtsgesellschaft${'skapitänsmütze'.repeat(20)}`,
  'تأكيد الحجز قبل نهاية الأسبوع ثم إرسال الفاتورة إلى العميل',
  'Agree with everyone who ever wrote a line about this booking '.repeat(33),
  '‮gnikoob a etirwer‬ 👩‍👩‍👧‍👦 Z̷̢̛̤a̵l̸g̶o̷',
  '{{title}} $t(tasks.title) %s',
];

export const LongText = meta.story({
  parameters: { address: '/apps/tasks/task-04' },
  beforeEach: async () => {
    const list = await request(listTasks, {});
    const open = list.filter(({ type }) => type === 'task');
    for (const [index, title] of hostileTitles.entries()) {
      const task = open[index];
      if (task) await request(updateTask, { body: { id: task.id, task: { title, notes: title } } });
    }
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText(hostileTitles[0] ?? '')).toBeVisible());
    await findPanel(canvas);
    await expect(canvasElement.querySelector('img[src="x"]')).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

export const Rtl = meta.story({
  globals: { direction: 'rtl' },
  parameters: { address: detail },
  play: async ({ canvas }) => {
    await findList(canvas);
    await findPanel(canvas);
  },
});

export const Compact = meta.story({
  globals: { density: 'compact' },
  beforeEach: () => usePreferences.setState({ density: 'compact' }),
  play: async ({ canvas }) => {
    await findList(canvas);
    await expect(canvas.getAllByRole('row')[0]).toHaveStyle({ blockSize: '36px' });
  },
});

export const TriesAgain = meta.story({
  globals: { scenario: 'error' },
  play: async ({ canvas, userEvent, msw }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    await expect(canvas.queryByText(/remaining/)).toBeNull();
    msw.use(...createEndpointHandlers(createMockApi({ now: () => new Date(), delays: 'none' })));
    await userEvent.click(retry);
    await findList(canvas);
  },
});
