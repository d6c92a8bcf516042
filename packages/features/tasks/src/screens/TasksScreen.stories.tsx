import { request } from '@quarterdeck/contract';
import { listTasks, updateTask } from '@quarterdeck/contract/endpoints/tasks';
import { createEndpointHandlers, createMockApi } from '@quarterdeck/mocks';
import preview from '@quarterdeck/storybook/preview';
import { usePreferences } from '@quarterdeck/ui/preferences';
import { expect, screen, waitFor, within } from 'storybook/test';
import { tasks } from '../manifest';

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

type Canvas = ReturnType<typeof within>;

/** The first look at a screen waits for its code as well. */
const patient = { timeout: 5_000 };

const detail = '/apps/tasks/task-05';
const detailTitle = 'Plan capacity for the spring release';

/** The titles of the first rows, from top to bottom. */
const firstTitles = (canvas: Canvas, count: number) =>
  canvas
    .getAllByRole('row')
    .slice(0, count)
    .map((row: HTMLElement) => row.querySelector('a, [data-part="title"]')?.textContent);

/** The list, once it shows what the API answered. */
async function findList(canvas: Canvas): Promise<HTMLElement> {
  const list = await canvas.findByRole('grid', { name: 'Tasks' }, patient);
  await within(list).findByText('Send Marta Lindqvist the revised season calendar');
  return list;
}

const findPanel = (canvas: Canvas, name = 'Task') => canvas.findByRole('region', { name }, patient);

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
    await expect(await canvas.findByRole('heading', { name: 'Nothing to do yet' }, patient)).toBeVisible();
    await userEvent.click(
      within(canvas.getByRole('main')).getAllByRole('button', { name: 'Add task' }).at(-1) as HTMLElement,
    );
    await expect(await canvas.findByRole('textbox', { name: 'New task' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByRole('heading', { name: 'Nothing to do yet' })).toBeVisible();
  },
});

export const Loading = meta.story({
  globals: { scenario: 'slow' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Tasks' }, patient)).toBeVisible();
    await expect(canvas.queryByText(/remaining/)).toBeNull();
    await expect(canvas.queryByRole('row')).toBeNull();
  },
});

export const Failing = meta.story({
  globals: { scenario: 'error' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' }, patient)).toBeVisible();
  },
});

export const Offline = meta.story({
  globals: { scenario: 'offline' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' }, patient)).toBeVisible();
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

export const SearchResults = meta.story({
  parameters: { address: '/apps/tasks?q=booking' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('searchbox', { name: 'Search tasks' }, patient)).toHaveValue('booking');
    await waitFor(() => expect(canvas.getAllByText(/^bookings?$/i, { selector: 'mark' }).length).toBeGreaterThan(3));
    await expect(canvas.queryByText(detailTitle)).toBeNull();
  },
});

export const NoResults = meta.story({
  parameters: { address: '/apps/tasks?q=submarine' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No task contains “submarine”' }, patient)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Clear the search' })).toBeVisible();
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
    await canvas.findByRole('heading', { level: 1, name: 'Tasks' }, patient);
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
    await waitFor(() => expect(panel.getByText('No such task')).toBeVisible());
    await expect(panel.getByRole('link', { name: 'Back to the tasks' })).toBeVisible();
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

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await findList(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Add a task' }));
    await expect(await canvas.findByRole('textbox', { name: 'New task' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByRole('button', { name: 'Add a task' })).toBeVisible();
  },
});

export const PhoneDetail = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { address: '/apps/tasks/task-12' },
  play: async () => {
    const panel = await screen.findByRole('dialog', { name: 'Task' }, patient);
    await expect(within(panel).getByRole('textbox', { name: 'Title' })).toHaveValue(
      'Hold a slot for ten minutes while the guest pays',
    );
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
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Görevler' }, patient)).toBeVisible();
    await expect(await canvas.findByText(detailTitle, { selector: 'a' })).toBeVisible();
  },
});

export const TurkishDarkOnPhone = meta.story({
  globals: { locale: 'tr', scheme: 'dark', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(detailTitle, undefined, patient)).toBeVisible();
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
    await expect(await canvas.findByText(hostileTitles[0] ?? '', {}, patient)).toBeVisible();
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

export const FlowTriesAgain = meta.story({
  globals: { scenario: 'error' },
  play: async ({ canvas, userEvent, msw }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' }, patient);
    await expect(canvas.queryByText(/remaining/)).toBeNull();
    msw.use(...createEndpointHandlers(createMockApi({ now: () => new Date(), delays: 'none' })));
    await userEvent.click(retry);
    await findList(canvas);
  },
});

export const FlowClearsTheSearch = meta.story({
  parameters: { address: '/apps/tasks?q=submarine' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'No task contains “submarine”' }, patient);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }));
    await findList(canvas);
    await expect(canvas.getByRole('searchbox', { name: 'Search tasks' })).toHaveValue('');
  },
});

export const FlowLeavesAMissingTask = meta.story({
  parameters: { address: '/apps/tasks/task-of-yesterday' },
  play: async ({ canvas, userEvent }) => {
    await findList(canvas);
    const panel = within(await findPanel(canvas));
    await userEvent.click(panel.getByRole('link', { name: 'Back to the tasks' }));
    await waitFor(() => expect(canvas.queryByText('No such task')).toBeNull());
    await expect(canvas.getByRole('grid', { name: 'Tasks' })).toBeVisible();
  },
});

export const FlowAddsTasks = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await findList(canvas);
    await step('one after another, without leaving the field', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add task' }));
      const field = await canvas.findByRole('textbox', { name: 'New task' });
      await userEvent.type(field, 'Order life jackets{Enter}');
      await waitFor(() => expect(firstTitles(canvas, 1)).toEqual(['Order life jackets']));
      await expect(field).toHaveValue('');
      await expect(field).toHaveFocus();
      await userEvent.type(field, 'Paint the mast{Enter}');
      await waitFor(() => expect(firstTitles(canvas, 2)).toEqual(['Paint the mast', 'Order life jackets']));
      await expect(canvas.getByText('63 remaining')).toBeVisible();
    });
    await step('Escape puts the field away', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(canvas.queryByRole('textbox', { name: 'New task' })).toBeNull());
    });
    await step('a section the same way', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add section' }));
      await userEvent.type(await canvas.findByRole('textbox', { name: 'New section' }), 'Dry dock{Enter}');
      await waitFor(() => expect(canvas.getAllByRole('row')[0]).toHaveTextContent('Dry dock2 left'));
    });
  },
});

export const FlowCompletesAndUndoes = meta.story({
  play: async ({ canvas, userEvent }) => {
    await findList(canvas);
    const check = canvas.getByRole('checkbox', { name: `Complete ${detailTitle}` });
    await userEvent.click(check);
    await expect(check).toBeChecked();
    await expect(canvas.getByText('60 remaining')).toBeVisible();
    const message = await screen.findByText('Task completed', undefined, patient);
    await userEvent.click(
      within(message.closest('[role="alertdialog"]') as HTMLElement).getByRole('button', { name: 'Undo' }),
    );
    await waitFor(() => expect(check).not.toBeChecked());
    await expect(canvas.getByText('61 remaining')).toBeVisible();
  },
});

export const FlowEditsInThePanel = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const list = within(await findList(canvas));
    await step('a row opens beside the list', async () => {
      await userEvent.click(list.getByText(detailTitle));
      await expect(within(await findPanel(canvas)).getByRole('textbox', { name: 'Title' })).toHaveValue(detailTitle);
    });
    const panel = within(await findPanel(canvas));
    await step('the title saves itself', async () => {
      const title = panel.getByRole('textbox', { name: 'Title' });
      await userEvent.clear(title);
      await userEvent.type(title, 'Count the berths');
      await expect(await list.findByText('Count the berths')).toBeVisible();
      await waitFor(() => expect(panel.getByText('Saved')).toBeVisible());
    });
    await step('priority and assignee show in the row', async () => {
      await userEvent.click(panel.getByRole('radio', { name: 'High' }));
      await waitFor(() => expect(list.getByRole('row', { name: /Count the berths.*High priority/ })).toBeVisible());
    });
    await step('sub-tasks are counted', async () => {
      await userEvent.type(panel.getByRole('textbox', { name: 'Add a sub-task' }), 'North pier{Enter}');
      await userEvent.click(await panel.findByRole('checkbox', { name: 'Complete North pier' }));
      await waitFor(() => expect(panel.getByText('1 of 1')).toBeVisible());
      await expect(list.getByRole('row', { name: /Count the berths/ })).toHaveTextContent('1/1');
    });
    await step('Escape closes the panel and gives the focus back to the row', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(canvas.queryByRole('region', { name: 'Task' })).toBeNull());
      await waitFor(() => expect(list.getByRole('row', { name: /Count the berths/ })).toHaveFocus());
    });
  },
});

export const FlowTakesASubTaskBack = meta.story({
  parameters: { address: '/apps/tasks/task-12' },
  play: async ({ canvas, userEvent, step }) => {
    await findList(canvas);
    const panel = within(await findPanel(canvas));
    const checks = () =>
      panel
        .getAllByRole('checkbox', { name: /^Complete / })
        .map((check: HTMLElement) => check.getAttribute('aria-label'));
    await waitFor(() => expect(checks()).toHaveLength(4));
    const before = checks();
    const [, second] = panel.getAllByRole('button', { name: /^Remove sub-task / });
    await step('what is removed is gone at once', async () => {
      await userEvent.click(second as HTMLElement);
      await waitFor(() => expect(checks()).toEqual(before.filter((_, index) => index !== 1)));
    });
    const message = await screen.findByText(/^Sub-task .* removed$/, undefined, patient);
    await step('what changes meanwhile stays', async () => {
      const last = panel.getAllByRole('checkbox', { name: /^Complete / }).at(-1) as HTMLElement;
      await userEvent.click(last);
      await waitFor(() =>
        expect(panel.getByRole('progressbar', { name: 'Sub-tasks' })).toHaveAttribute('aria-valuetext', '2 of 3'),
      );
    });
    await step('undo brings it back where it stood', async () => {
      const toast = within(message.closest('[role="alertdialog"]') as HTMLElement);
      await userEvent.click(toast.getByRole('button', { name: 'Undo' }));
      await waitFor(() => expect(checks()).toEqual(before));
      await expect(panel.getByRole('progressbar', { name: 'Sub-tasks' })).toHaveAttribute('aria-valuetext', '3 of 4');
    });
  },
});

export const FlowReordersByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await findList(canvas);
    const before = firstTitles(canvas, 4);
    canvas.getAllByRole('row')[1]?.focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(firstTitles(canvas, 4)).toEqual([before[0], before[2], before[1], before[3]]));
    await expect(canvas.getByRole('row', { name: /Send Marta/ })).toHaveFocus();
    await waitFor(() => expect(document.querySelector('[data-part="live-region"]')).toHaveTextContent('Place 3 of 77'));
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(firstTitles(canvas, 4)).toEqual(before));
  },
});

export const FlowSelectsAndDeletes = meta.story({
  play: async ({ canvas, userEvent }) => {
    await findList(canvas);
    const before = firstTitles(canvas, 5);
    canvas.getAllByRole('row')[1]?.focus();
    await userEvent.keyboard('x{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    const bar = within(await canvas.findByRole('toolbar', { name: 'Selected tasks' }, patient));
    await expect(bar.getByText('3 selected')).toBeVisible();
    await userEvent.click(bar.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(firstTitles(canvas, 2)).toEqual([before[0], before[4]]));
    await waitFor(() => expect(canvas.queryByRole('toolbar', { name: 'Selected tasks' })).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(firstTitles(canvas, 5)).toEqual(before));
  },
});

export const FlowSearches = meta.story({
  play: async ({ canvas, userEvent }) => {
    await findList(canvas);
    await userEvent.keyboard('/');
    const field = canvas.getByRole('searchbox', { name: 'Search tasks' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('İZMİR');
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(1));
    await expect(canvas.getAllByText(/zmir/, { selector: 'mark' }).map(({ textContent }) => textContent)).toEqual([
      'Izmir',
      'İzmir',
    ]);
    await userEvent.clear(field);
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(5));
  },
});

export const FlowEditsTags = meta.story({
  // React Aria's list of options closes on its own time, which React's test mode remarks on.
  parameters: { address: detail, expectedProblems: [/not wrapped in act/] },
  play: async ({ canvas, userEvent, step }) => {
    const list = within(await findList(canvas));
    const panel = within(await findPanel(canvas));
    // An open list of options hides the page behind it from `getByRole`.
    const row = () => list.getByText(detailTitle).closest('[role="row"]');
    const field = panel.getByRole('combobox', { name: 'Tags' });
    await step('a new name becomes a tag', async () => {
      await userEvent.type(field, 'Harbour');
      await userEvent.click(await screen.findByRole('option', { name: 'Create “Harbour”' }));
      await waitFor(() => expect(row()).toHaveTextContent('Harbour'));
    });
    await step('its pencil renames it on every task', async () => {
      await userEvent.type(field, 'Harb');
      const option = await screen.findByRole('option', { name: 'Harbour' });
      await userEvent.click(option.querySelector('[data-part="edit"]') as Element);
      const dialog = within(await screen.findByRole('dialog', { name: 'Rename tag Harbour' }));
      await userEvent.clear(dialog.getByRole('textbox', { name: 'Title' }));
      await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), 'Marina{Enter}');
      await waitFor(() => expect(row()).toHaveTextContent('Marina'));
    });
    await step('deleting takes it from every task', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, 'Mari');
      const option = await screen.findByRole('option', { name: 'Marina' });
      await userEvent.click(option.querySelector('[data-part="delete"]') as Element);
      await waitFor(() => expect(row()).not.toHaveTextContent('Marina'));
      await screen.findByText('Tag Marina deleted', undefined, patient);
    });
  },
});

export const FlowTakesAFailedWriteBack = meta.story({
  globals: { mix: { 'tasks.task.update': 'error' } },
  play: async ({ canvas, userEvent }) => {
    await findList(canvas);
    const check = canvas.getByRole('checkbox', { name: `Complete ${detailTitle}` });
    await userEvent.click(check);
    await screen.findByText(`“${detailTitle}” was not saved`, undefined, patient);
    await expect(check).not.toBeChecked();
    await expect(canvas.getByText('61 remaining')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
});
