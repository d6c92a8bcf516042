import preview from '@quarterdeck/storybook/preview';
import { announce } from '@quarterdeck/ui/LiveRegion';
import { expect, screen, waitFor, within } from 'storybook/test';
import { tasks } from '../manifest';
import { announced, detail, detailTitle, findList, findPanel, firstTitles, hear } from './testing/tasksStage';

const meta = preview.meta({
  title: 'Screens/tasks/TasksFlows',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    layout: 'fullscreen',
    feature: tasks,
    address: '/apps/tasks',
  },
});

export const LeavesAMissingTask = meta.story({
  parameters: { address: '/apps/tasks/task-of-yesterday' },
  play: async ({ canvas, userEvent }) => {
    await findList(canvas);
    const panel = within(await findPanel(canvas));
    await userEvent.click(panel.getByRole('link', { name: 'Back to tasks' }));
    await waitFor(() => expect(canvas.queryByText('Task not found')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('grid', { name: 'Tasks' })).toBeVisible());
  },
});

export const TagThatIsTooLong = meta.story({
  parameters: { address: '/apps/tasks/task-12' },
  play: async ({ canvas, userEvent }) => {
    const panel = within(await findPanel(canvas));
    const field = await panel.findByRole('combobox', { name: 'Tags' });
    await userEvent.click(field);
    await userEvent.paste('x'.repeat(201));
    await userEvent.keyboard('{Enter}');
    await expect((await screen.findAllByText('1 character over the limit of 200.')).length).toBeGreaterThan(0);
    await expect(field).toHaveValue('x'.repeat(201));
    // An open list of tags hides the page from screen readers.
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
});

export const CompletesAndUndoes = meta.story({
  play: async ({ canvas, userEvent }) => {
    await findList(canvas);
    const check = canvas.getByRole('checkbox', { name: `Mark ${detailTitle} as done` });
    await userEvent.click(check);
    await expect(check).toBeChecked();
    await waitFor(() => expect(canvas.getByText('60 remaining')).toBeVisible());
    const message = await screen.findByText('Task completed');
    await userEvent.click(
      within(message.closest('[role="alertdialog"]') as HTMLElement).getByRole('button', { name: 'Undo' }),
    );
    await waitFor(() => expect(check).not.toBeChecked());
    await waitFor(() => expect(canvas.getByText('61 remaining')).toBeVisible());
  },
});

export const EditsInThePanel = meta.story({
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
      await waitFor(() => expect(list.getByText('Count the berths')).toBeVisible());
      await waitFor(() => expect(panel.getByText('Saved')).toBeVisible());
    });
    await step('priority and assignee show in the row', async () => {
      await userEvent.click(panel.getByRole('radio', { name: 'High' }));
      await waitFor(() => expect(list.getByRole('row', { name: /Count the berths.*High priority/ })).toBeVisible());
    });
    await step('sub-tasks are counted', async () => {
      await userEvent.type(panel.getByRole('textbox', { name: 'Add a sub-task' }), 'North pier{Enter}');
      await userEvent.click(await panel.findByRole('checkbox', { name: 'Mark North pier as done' }));
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

export const TakesASubTaskBack = meta.story({
  parameters: { address: '/apps/tasks/task-12' },
  play: async ({ canvas, userEvent, step }) => {
    await findList(canvas);
    const panel = within(await findPanel(canvas));
    const checks = () =>
      panel
        .getAllByRole('checkbox', { name: /^Mark .* as done$/ })
        .map((check: HTMLElement) => check.getAttribute('aria-label'));
    await waitFor(() => expect(checks()).toHaveLength(4));
    const before = checks();
    const [, second] = panel.getAllByRole('button', { name: /^Remove sub-task / });
    await step('what is removed is gone at once', async () => {
      await userEvent.click(second as HTMLElement);
      await waitFor(() => expect(checks()).toEqual(before.filter((_, index) => index !== 1)));
    });
    const message = await screen.findByText(/^Sub-task .* removed$/);
    await step('what changes meanwhile stays', async () => {
      const last = panel.getAllByRole('checkbox', { name: /^Mark .* as done$/ }).at(-1) as HTMLElement;
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

export const ReordersByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await findList(canvas);
    const before = firstTitles(canvas, 4);
    canvas.getAllByRole('row')[1]?.focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(firstTitles(canvas, 4)).toEqual([before[0], before[2], before[1], before[3]]));
    await waitFor(() => expect(canvas.getByRole('row', { name: /Send Marta/ })).toHaveFocus());
    await waitFor(() => expect(announced()).toHaveTextContent('3 of 77'));
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(firstTitles(canvas, 4)).toEqual(before));
  },
});

export const AMoveThatFailsIsNotAnnounced = meta.story({
  globals: { mix: { 'tasks.order': 'error' } },
  play: async ({ canvas, userEvent }) => {
    await findList(canvas);
    const { said, end } = hear();
    const before = firstTitles(canvas, 4);
    canvas.getAllByRole('row')[1]?.focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await screen.findByText('The new order wasn’t saved');
    await waitFor(() => expect(firstTitles(canvas, 4)).toEqual(before));
    // What is announced comes in turn: nothing stood before this.
    announce('The end');
    await waitFor(() => expect(said).toContain('The end'));
    await expect(said).not.toContain('3 of 77');
    end();
  },
});

export const SelectsAndDeletes = meta.story({
  play: async ({ canvas, userEvent }) => {
    await findList(canvas);
    const before = firstTitles(canvas, 5);
    canvas.getAllByRole('row')[1]?.focus();
    await userEvent.keyboard('x{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    const bar = within(await canvas.findByRole('toolbar', { name: 'Selected tasks' }));
    await waitFor(() => expect(bar.getByText('3 selected')).toBeVisible());
    await userEvent.click(bar.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(firstTitles(canvas, 2)).toEqual([before[0], before[4]]));
    await waitFor(() => expect(canvas.queryByRole('toolbar', { name: 'Selected tasks' })).toBeNull());
    await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveFocus());
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(firstTitles(canvas, 5)).toEqual(before));
  },
});

export const EditsTags = meta.story({
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
      await screen.findByText('Tag Marina deleted');
    });
  },
});

export const TakesAFailedWriteBack = meta.story({
  globals: { mix: { 'tasks.task.update': 'error' } },
  play: async ({ canvas, userEvent }) => {
    await findList(canvas);
    const check = canvas.getByRole('checkbox', { name: `Mark ${detailTitle} as done` });
    await userEvent.click(check);
    await screen.findByText(`“${detailTitle}” wasn’t saved`);
    await expect(check).not.toBeChecked();
    await waitFor(() => expect(canvas.getByText('61 remaining')).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
});

export const AnEmptyTitleIsNoTitle = meta.story({
  parameters: { address: '/apps/tasks/section-2' },
  play: async ({ canvas, userEvent }) => {
    const list = within(await findList(canvas));
    const title = await within(await findPanel(canvas, 'Section')).findByRole('textbox', { name: 'Title' });
    await userEvent.clear(title);
    await userEvent.type(title, ' ');
    await userEvent.tab();
    await expect(title).toHaveValue('Booking flow');
    await waitFor(() => expect(list.getByRole('row', { name: /^Booking flow/ })).toBeVisible());
    await userEvent.clear(title);
    await userEvent.type(title, 'Bookings');
    await waitFor(() => expect(list.getByRole('row', { name: /^Bookings/ })).toBeVisible());
  },
});

export const TheFocusStaysInTheList = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await findList(canvas);
    const rows = () => canvas.getAllByRole('row');
    await step('when the selection is cleared', async () => {
      rows()[1]?.focus();
      await userEvent.keyboard('x');
      await userEvent.click(await canvas.findByRole('button', { name: 'Clear selection' }));
      await waitFor(() => expect(rows()[1]).toHaveFocus());
    });
    await step('when a row is deleted by its menu', async () => {
      const [, second, third] = firstTitles(canvas, 3);
      await userEvent.click(canvas.getByRole('button', { name: `Actions for ${second}` }));
      await userEvent.click(await screen.findByRole('menuitem', { name: /Delete/ }));
      await waitFor(() => expect(firstTitles(canvas, 2)[1]).toBe(third));
      await waitFor(() => expect(rows()[1]).toHaveFocus());
    });
    await step('when selected rows are deleted by key', async () => {
      const fourth = firstTitles(canvas, 4)[3];
      await userEvent.keyboard('{ArrowDown}x{Shift>}{ArrowUp}{/Shift}{Delete}');
      await waitFor(() => expect(firstTitles(canvas, 2)[1]).toBe(fourth));
      await waitFor(() => expect(rows()[1]).toHaveFocus());
    });
  },
});

export const RenamesASection = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await findList(canvas);
    const row = (name: RegExp) => canvas.getByRole('row', { name });
    const field = () => canvas.findByRole('textbox', { name: 'Rename This week' });
    await step('Escape keeps the title and gives the focus back to the row', async () => {
      row(/This week/).focus();
      await userEvent.keyboard('{Enter}');
      await expect(await field()).toHaveFocus();
      await userEvent.keyboard(' and next{Escape}');
      await waitFor(() => expect(row(/^This week/)).toHaveFocus());
    });
    await step('an empty title puts the old one back', async () => {
      await userEvent.keyboard('{Enter}');
      await userEvent.clear(await field());
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(row(/^This week/)).toHaveFocus());
    });
    await step('the menu leads to the field as well, and Enter saves', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Actions for This week' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }));
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await expect(await field()).toHaveFocus();
      await userEvent.clear(await field());
      await userEvent.keyboard('Next week{Enter}');
      await waitFor(() => expect(row(/^Next week/)).toHaveFocus());
    });
  },
});
