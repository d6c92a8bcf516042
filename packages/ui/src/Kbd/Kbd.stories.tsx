import preview from '@quarterdeck/storybook/preview';
import { expect } from 'storybook/test';
import { Grid } from '../../../../.storybook/Grid';
import { Kbd } from './Kbd';

const all = ['$mod+k', '$mod+Shift+z', 'Alt+ArrowUp', 'Shift+?', 'g t', 'Enter', 'Escape', 'x'];

const meta = preview.meta({
  title: 'Components/Data display/Kbd',
  component: Kbd,
  args: { keys: '$mod+k' },
  parameters: { covers: ['component:@quarterdeck/ui/Kbd'] },
});

export const Default = meta.story({
  args: { platform: 'other' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ctrl+K')).toBeVisible();
    await expect(canvas.getByText('Control + K')).toBeInTheDocument();
  },
});

export const Variants = meta.story({
  render: () => (
    <Grid columns={2}>
      {all.flatMap((keys) => [
        <Kbd key={`${keys} apple`} keys={keys} platform="apple" />,
        <Kbd key={`${keys} other`} keys={keys} platform="other" />,
      ])}
    </Grid>
  ),
});

export const OnApple = meta.story({
  args: { platform: 'apple', keys: '$mod+Shift+z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('⌘⇧Z')).toBeVisible();
    await expect(canvas.getByText('Command + Shift + Z')).toBeInTheDocument();
  },
});

export const Rtl = meta.story({ globals: { direction: 'rtl' }, args: { keys: 'g t' } });
