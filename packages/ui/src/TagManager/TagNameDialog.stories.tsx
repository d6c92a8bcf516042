import preview from '@quarterdeck/storybook/preview';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { TagNameDialog } from './TagNameDialog';

const meta = preview.meta({
  title: 'Components/Overlays/TagNameDialog',
  component: TagNameDialog,
  args: {
    name: 'Design',
    taken: ['Urgent', 'İzmir'],
    words: {
      title: 'Rename “Design”',
      description: 'This affects every task with the tag.',
      label: 'Title',
      taken: 'A tag with this name already exists.',
      done: 'Done',
    },
    maxLength: 200,
    onRename: fn(),
    onClose: fn(),
  },
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

export const States = meta.story({
  play: async ({ userEvent, args }) => {
    const dialog = await findDialog();
    const field = dialog.getByRole('textbox', { name: 'Title' });
    await userEvent.clear(field);
    await userEvent.type(field, 'izmir{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/already/));
    await expect(args.onRename).not.toHaveBeenCalled();
  },
});

export const LongContent = meta.story({ args: { name: 'Design that never ends '.repeat(8).trim() } });

export const Rtl = meta.story({ globals: { direction: 'rtl' } });
