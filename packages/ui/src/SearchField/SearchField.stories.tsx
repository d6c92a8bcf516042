import preview from '@quarterdeck/storybook/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { Grid } from '../../../../.storybook/Grid';
import { SearchField } from './SearchField';

const meta = preview.meta({
  title: 'Components/Forms/SearchField',
  component: SearchField,
  args: { label: 'Search tasks', onChange: fn(), onSubmit: fn(), onClose: fn() },
  parameters: { covers: ['component:@quarterdeck/ui/SearchField'] },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('search', { name: 'Search tasks' })).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search tasks' }), 'refund{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('refund');
  },
});

export const Variants = meta.story({
  render: () => (
    <Grid columns={3}>
      <SearchField label="Small" size="sm" shortcut="⌘K" />
      <SearchField label="Medium" shortcut="⌘K" />
      <SearchField label="Large" size="lg" defaultValue="refund" />
      <SearchField label="Quiet" variant="quiet" />
    </Grid>
  ),
});

export const States = meta.story({ args: { isDisabled: true, defaultValue: 'refund' } });

export const Rtl = meta.story({ globals: { direction: 'rtl' }, args: { placeholder: 'بحث', defaultValue: 'مهمة' } });

export const IsEmptiedByEscapeAndClosedByTheSecond = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { defaultValue: 'refund' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('searchbox'));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
});

export const IsEmptiedByItsButton = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { defaultValue: 'refund' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(args.onChange).toHaveBeenCalledWith('');
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveFocus());
  },
});
