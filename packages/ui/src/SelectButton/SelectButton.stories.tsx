import preview from '@quarterdeck/storybook/preview';
import { expect, fn } from 'storybook/test';
import { SelectButton } from './SelectButton';

const meta = preview.meta({
  title: 'Components/Actions/SelectButton',
  component: SelectButton,
  args: { label: 'Add', 'aria-label': 'Add Card checkout', isSelected: false, onToggle: fn() },
  parameters: { covers: ['component:@quarterdeck/ui/SelectButton'] },
});

export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Card checkout', pressed: false }));
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
});

export const States = meta.story({
  args: { label: 'Selected', 'aria-label': 'Selected Card checkout', isSelected: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Selected Card checkout', pressed: true })).toHaveTextContent(
      'Selected',
    );
  },
});

export const Rtl = meta.story({ globals: { direction: 'rtl' } });

export const IsToggledByEnterAndSpace = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Add Card checkout' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onToggle).toHaveBeenCalledTimes(1);
    await userEvent.keyboard(' ');
    await expect(args.onToggle).toHaveBeenCalledTimes(2);
  },
});
