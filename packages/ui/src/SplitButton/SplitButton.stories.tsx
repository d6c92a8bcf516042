import preview from '@quarterdeck/storybook/preview';
import { Send } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Grid } from '../../../../.storybook/Grid';
import { Menu, MenuItem } from '../Menu';
import { SplitButton } from './SplitButton';

const later = fn();
const menu = (
  <Menu>
    <MenuItem onAction={later}>Send tomorrow morning</MenuItem>
    <MenuItem>Save as a draft</MenuItem>
  </Menu>
);

const meta = preview.meta({
  title: 'Components/Actions/SplitButton',
  component: SplitButton,
  args: {
    label: 'Send',
    icon: Send,
    menuLabel: 'More ways to send',
    onPress: fn(),
    children: menu,
    variant: 'primary' as const,
  },
  parameters: { covers: ['component:@quarterdeck/ui/SplitButton'] },
  beforeEach: () => {
    later.mockClear();
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onPress).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'More ways to send' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Send tomorrow morning' }));
    await expect(later).toHaveBeenCalledTimes(1);
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
});

export const Variants = meta.story({
  render: () => (
    <Grid columns={3}>
      <SplitButton label="Send" menuLabel="More ways to send first" variant="primary" onPress={fn()}>
        {menu}
      </SplitButton>
      <SplitButton label="Export" menuLabel="More formats" onPress={fn()}>
        {menu}
      </SplitButton>
      <SplitButton label="Merge" menuLabel="More ways to merge" variant="subtle" size="sm" onPress={fn()}>
        {menu}
      </SplitButton>
    </Grid>
  ),
});

export const States = meta.story({
  render: () => (
    <Grid columns={2}>
      <SplitButton label="Saving" menuLabel="More ways to save" isPending onPress={fn()}>
        {menu}
      </SplitButton>
      <SplitButton label="Disabled" menuLabel="More, disabled" isDisabled onPress={fn()}>
        {menu}
      </SplitButton>
    </Grid>
  ),
});

export const Rtl = meta.story({ globals: { direction: 'rtl' } });

export const IsTwoStopsOfWhichTheSecondOpensTheMenu = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Send' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    const more = canvas.getByRole('button', { name: 'More ways to send' });
    await waitFor(() => expect(more).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Send tomorrow morning' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(() => expect(more).toHaveFocus());
    await expect(later).not.toHaveBeenCalled();
  },
});
