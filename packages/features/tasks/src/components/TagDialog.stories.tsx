import { buildTaskTag } from '@quarterdeck/mocks/tasks/buildTask';
import preview from '@quarterdeck/storybook/preview';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { TagDialog } from './TagDialog';

const meta = preview.meta({
  title: 'Features/tasks/TagDialog',
  component: TagDialog,
  args: { tag: buildTaskTag(), taken: ['Urgent', 'İzmir'], onRename: fn(), onClose: fn() },
});

const findDialog = async () => within(await screen.findByRole('dialog', { name: /Design/ }));

export const Default = meta.story({
  play: async ({ userEvent, args }) => {
    const dialog = await findDialog();
    const field = dialog.getByRole('textbox', { name: 'Title' });
    await userEvent.clear(field);
    await expect(dialog.getByRole('button', { name: 'Done' })).toBeDisabled();
    await userEvent.type(field, ' Drawing {Enter}');
    await expect(args.onRename).toHaveBeenCalledWith('Drawing');
    await expect(args.onClose).toHaveBeenCalled();
  },
});

/** Names are compared without case and marks, as the search does. */
export const Validation = meta.story({
  play: async ({ userEvent, args }) => {
    const dialog = await findDialog();
    const field = dialog.getByRole('textbox', { name: 'Title' });
    await userEvent.clear(field);
    await userEvent.type(field, 'izmir{Enter}');
    await waitFor(() => expect(dialog.getByText('A tag with this name already exists.')).toBeVisible());
    await expect(field).toHaveAccessibleDescription(/already/);
    await expect(args.onRename).not.toHaveBeenCalled();
  },
});

export const LongContent = meta.story({
  args: { tag: buildTaskTag({ title: 'Design that never ends '.repeat(8).trim() }) },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Dark = meta.story({ globals: { scheme: 'dark' } });

export const TheSameNameChangesNothing = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ userEvent, args }) => {
    await userEvent.click((await findDialog()).getByRole('button', { name: 'Done' }));
    await expect(args.onRename).not.toHaveBeenCalled();
    await expect(args.onClose).toHaveBeenCalled();
  },
});

export const EscapeCloses = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ userEvent, args }) => {
    await findDialog();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
});
