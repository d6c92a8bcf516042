import preview from '@quarterdeck/storybook/preview';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { tasks } from '../manifest';
import { detailTitle, findList } from './testing/tasksStage';

const meta = preview.meta({
  title: 'Screens/tasks/TasksPhone',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  parameters: {
    layout: 'fullscreen',
    feature: tasks,
    address: '/apps/tasks',
  },
});

export const List = meta.story({
  play: async ({ canvas, userEvent }) => {
    await findList(canvas);
    await expect(canvas.getByText('61 remaining')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add a task' }));
    const field = await canvas.findByRole('textbox', { name: 'New task' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).not.toHaveAccessibleDescription();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add a task' })).toHaveFocus());
  },
});

export const Detail = meta.story({
  parameters: { address: '/apps/tasks/task-12' },
  play: async () => {
    const panel = await screen.findByRole('dialog', { name: 'Task' });
    await expect(within(panel).getByRole('textbox', { name: 'Title' })).toHaveValue(
      'Hold a slot for ten minutes while the guest pays',
    );
  },
});

export const TurkishDark = meta.story({
  globals: { locale: 'tr', scheme: 'dark' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(detailTitle)).toBeVisible());
  },
});

export const Rtl = meta.story({
  globals: { direction: 'rtl', scheme: 'dark' },
  play: async ({ canvas }) => {
    await findList(canvas);
  },
});

export const Selecting = meta.story({
  play: async ({ canvas, userEvent }) => {
    await findList(canvas);
    await userEvent.click(canvas.getAllByRole('button', { name: /^Actions for/ })[1] as HTMLElement);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Select' }));
    const bar = await canvas.findByRole('toolbar', { name: 'Selected tasks' });
    for (const button of within(bar).getAllByRole('button')) {
      const { left, right, bottom } = button.getBoundingClientRect();
      await expect([left >= 0, right <= innerWidth, bottom <= innerHeight]).toEqual([true, true, true]);
    }
    const list = canvas.getByRole('grid', { name: 'Tasks' });
    await expect(list.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top);
  },
});

/** Some browsers leave the focus in the field when a link is tapped. */
export const ATaskThatIsOpenedPutsTheDraftAway = meta.story({
  // The panel is drawn within the click, and React Aria's fields update after it, which React's test mode remarks on.
  parameters: { address: '/apps/tasks?new=task', expectedProblems: [/not wrapped in act/] },
  play: async ({ canvas, userEvent }) => {
    const list = within(await findList(canvas));
    await userEvent.type(canvas.getByRole('textbox', { name: 'New task' }), 'Half a thou');
    await fireEvent.click(list.getByText(detailTitle));
    const panel = within(await screen.findByRole('dialog', { name: 'Task' }));
    await userEvent.click(panel.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.queryByRole('textbox', { name: 'New task' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Add a task' }));
    await expect(canvas.getByRole('textbox', { name: 'New task' })).toHaveValue('Half a thou');
  },
});
