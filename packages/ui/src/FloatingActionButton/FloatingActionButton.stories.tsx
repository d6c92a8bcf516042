import preview from '@quarterdeck/storybook/preview';
import { Plus } from 'lucide-react';
import { expect, fn, waitFor } from 'storybook/test';
import { FloatingActionButton } from './FloatingActionButton';

const meta = preview.meta({
  title: 'Components/Actions/FloatingActionButton',
  component: FloatingActionButton,
  args: { label: 'Add task', icon: Plus, onPress: fn() },
  parameters: { covers: ['component:@quarterdeck/ui/FloatingActionButton'] },
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <div style={{ blockSize: 2000, paddingBlockEnd: 88 }}>
      <FloatingActionButton {...args} />
    </div>
  ),
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add task' }));
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
});

export const Rtl = meta.story({ globals: { direction: 'rtl' } });

export const ShrinksWhileScrollingDownAndKeepsItsName = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Add task' });
    const wide = button.offsetWidth;
    // Step by step, as a finger does: one that comes before the button follows the page would be the only one.
    await waitFor(() => {
      window.scrollBy({ top: 20 });
      return expect(button.offsetWidth).toBe(56);
    });
    await expect(button).toHaveAccessibleName('Add task');
    window.scrollTo({ top: 0 });
    await waitFor(() => expect(button.offsetWidth).toBe(wide));
  },
});

export const IsNotThereOnWideScreens = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const IsPressedByEnterAndSpace = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Add task' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(1);
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
});
