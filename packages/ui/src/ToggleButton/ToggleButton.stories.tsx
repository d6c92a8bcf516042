import preview from '@quarterdeck/storybook/preview';
import { Bold, Bookmark, Star } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Grid } from '../../../../.storybook/Grid';
import { ToggleButton } from './ToggleButton';

const meta = preview.meta({
  title: 'Components/Actions/ToggleButton',
  component: ToggleButton,
  args: { icon: Star, label: 'Starred', isIconFilled: true, tone: 'warning' as const, onChange: fn() },
  parameters: { covers: ['component:@quarterdeck/ui/ToggleButton'] },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const star = canvas.getByRole('button', { name: 'Starred' });
    await expect(star).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(star);
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await expect(star).toHaveAccessibleName('Starred');
    await expect(args.onChange).toHaveBeenCalledWith(true);
    // Its label would be shown in a moment, at once after another story's.
    await userEvent.unhover(star);
  },
});

export const Variants = meta.story({
  render: () => (
    <Grid columns={4}>
      <ToggleButton icon={Bold} label="Bold" />
      <ToggleButton icon={Bold} label="Bold, on" defaultSelected />
      <ToggleButton icon={Bookmark} label="Important" isIconFilled tone="warning" />
      <ToggleButton icon={Bookmark} label="Important, on" isIconFilled tone="warning" defaultSelected />
      <ToggleButton label="Unread" variant="secondary" />
      <ToggleButton label="Unread, on" variant="secondary" defaultSelected />
      <ToggleButton icon={Star} isIconOnly={false} label="Starred" />
      <ToggleButton icon={Star} isIconOnly={false} label="Starred, on" defaultSelected />
    </Grid>
  ),
});

export const States = meta.story({
  render: () => (
    <Grid columns={3}>
      <ToggleButton icon={Bold} label="Off" size="sm" />
      <ToggleButton icon={Bold} label="Disabled" isDisabled />
      <ToggleButton icon={Bold} label="Disabled, on" isDisabled defaultSelected />
    </Grid>
  ),
});

export const Rtl = meta.story({ globals: { direction: 'rtl' } });

export const IsSwitchedByTheSpaceBar = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-pressed', 'false');
  },
});

export const EnterSwitchesItToo = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-pressed', 'false');
  },
});
