import preview from '@quarterdeck/storybook/preview';
import { ArrowLeft } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Grid } from '../../../../.storybook/Grid';
import { CloseButton } from './CloseButton';

const meta = preview.meta({
  title: 'Components/Overlays/CloseButton',
  component: CloseButton,
  args: { onPress: fn() },
  parameters: { covers: ['component:@quarterdeck/ui/CloseButton'] },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
});

export const Variants = meta.story({
  render: () => (
    <Grid columns={4}>
      <CloseButton size="sm" />
      <CloseButton />
      <CloseButton label="Back" icon={ArrowLeft} />
      <CloseButton isDisabled />
    </Grid>
  ),
});

export const Rtl = meta.story({ globals: { direction: 'rtl' }, args: { icon: ArrowLeft, label: 'رجوع' } });

export const IsPressedByEnterAndSpace = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(1);
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
});
