import preview from '@quarterdeck/storybook/preview';
import { Copy, Pencil, Share2 } from 'lucide-react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button';
import { IconButton } from '../IconButton';
import { ButtonGroup } from './ButtonGroup';

const meta = preview.meta({
  title: 'Components/Actions/ButtonGroup',
  component: ButtonGroup,
  args: {
    label: 'Item',
    children: [
      <Button key="edit" icon={Pencil}>
        Edit
      </Button>,
      <Button key="copy" icon={Copy}>
        Duplicate
      </Button>,
      <IconButton key="share" icon={Share2} label="Share" variant="secondary" />,
    ],
  },
  parameters: { covers: ['component:@quarterdeck/ui/ButtonGroup'] },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Item' })).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Duplicate' })).toHaveFocus());
  },
});
export const Vertical = meta.story({ args: { orientation: 'vertical' } });
export const Rtl = meta.story({ globals: { direction: 'rtl' } });

export const LongContent = meta.story({
  args: {
    children: [
      <Button key="edit">Edit the description and its criteria</Button>,
      <Button key="copy">Duplicate with everything in it</Button>,
    ],
  },
});
