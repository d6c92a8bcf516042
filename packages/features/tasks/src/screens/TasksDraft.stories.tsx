import preview from '@quarterdeck/storybook/preview';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { tasks } from '../manifest';
import { announced, findList, firstTitles, type Canvas } from './testing/tasksStage';

const meta = preview.meta({
  title: 'Screens/tasks/TasksDraft',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  parameters: { layout: 'fullscreen', feature: tasks, address: '/apps/tasks' },
});

const newTask = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'New task' });

export const AddsTasks = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await findList(canvas);
    await step('one after another, without leaving the field', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add task' }));
      const field = await canvas.findByRole('textbox', { name: 'New task' });
      await userEvent.type(field, 'Order life jackets{Enter}');
      await waitFor(() => expect(firstTitles(canvas, 1)).toEqual(['Order life jackets']));
      await expect(field).toHaveValue('');
      await waitFor(() => expect(field).toHaveFocus());
      await userEvent.type(field, 'Paint the mast{Enter}');
      await waitFor(() => expect(firstTitles(canvas, 2)).toEqual(['Paint the mast', 'Order life jackets']));
      await waitFor(() => expect(canvas.getByText('63 remaining')).toBeVisible());
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

export const EscapeAndTheNextKeyAtOnce = meta.story({
  play: async ({ canvas, userEvent }) => {
    await findList(canvas);
    await userEvent.keyboard('c{Escape}{Shift>}C{/Shift}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'New section' })).toHaveFocus());
    await userEvent.keyboard('{Escape}c');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'New task' })).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: 'New task' })).toHaveValue('');
  },
});

export const TheFocusGoesBackToWhatOpenedIt = meta.story({
  // React Aria's button takes the focus while React draws, which React's test mode remarks on.
  parameters: { expectedProblems: [/not wrapped in act/] },
  play: async ({ canvas, userEvent, step }) => {
    await findList(canvas);
    await step('the button, by Escape', async () => {
      const button = canvas.getByRole('button', { name: 'Add task' });
      await userEvent.click(button);
      await userEvent.type(await newTask(canvas), 'Not yet{Escape}');
      await waitFor(() => expect(button).toHaveFocus());
      await waitFor(() => expect(canvas.getByText('61 remaining')).toBeVisible());
    });
    await step('the button, by Enter on nothing', async () => {
      const button = canvas.getByRole('button', { name: 'Add section' });
      await userEvent.click(button);
      await userEvent.type(await canvas.findByRole('textbox', { name: 'New section' }), ' {Enter}');
      await waitFor(() => expect(button).toHaveFocus());
    });
    await step('the row, also after something was added', async () => {
      const row = canvas.getByRole('row', { name: /Send Marta/ });
      row.focus();
      await userEvent.keyboard('{Shift>}C{/Shift}');
      await userEvent.type(await canvas.findByRole('textbox', { name: 'New section' }), 'Dry dock{Enter}');
      await waitFor(() => expect(firstTitles(canvas, 1)).toEqual(['Dry dock']));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(canvas.getByRole('row', { name: /Send Marta/ })).toHaveFocus());
    });
    await step('a row, where nothing had it', async () => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      await userEvent.keyboard('c{Escape}');
      await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'row'));
    });
  },
});

/** Browsers take the focus from a field when the window goes to the back, but it stays the focus of the page. */
export const AnotherWindowAddsNothing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await findList(canvas);
    await userEvent.keyboard('c');
    const field = await newTask(canvas);
    await userEvent.type(field, 'Half a thou');
    await fireEvent.focusOut(field);
    await expect(field).toHaveValue('Half a thou');
    await userEvent.type(field, 'ght');
    await userEvent.click(canvas.getByRole('searchbox'));
    await waitFor(() => expect(firstTitles(canvas, 1)).toEqual(['Half a thought']));
    await expect(canvas.queryByRole('textbox', { name: 'New task' })).toBeNull();
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveFocus());
  },
});

export const TheButtonGoesOnInTheField = meta.story({
  play: async ({ canvas, userEvent }) => {
    await findList(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Add task' }));
    await userEvent.type(await newTask(canvas), 'Order life jackets');
    await userEvent.click(canvas.getByRole('button', { name: 'Add task' }));
    await waitFor(() => expect(firstTitles(canvas, 1)).toEqual(['Order life jackets']));
    await expect(await newTask(canvas)).toHaveFocus();
    await expect(await newTask(canvas)).toHaveValue('');
  },
});

export const AnEndlessTitleIsNotSaidToItsEnd = meta.story({
  play: async ({ canvas, userEvent }) => {
    await findList(canvas);
    await userEvent.keyboard('c');
    const field = await newTask(canvas);
    await fireEvent.change(field, { target: { value: 'Agree with everyone who ever wrote about this '.repeat(200) } });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(announced()?.textContent).toMatch(/^Agree with .{20,90}… added$/));
    const [row] = canvas.getAllByRole('row');
    await expect(row?.textContent.length).toBeLessThan(300);
    for (const control of row?.querySelectorAll('[aria-label]') ?? [])
      await expect(control.getAttribute('aria-label')?.length).toBeLessThan(120);
  },
});
