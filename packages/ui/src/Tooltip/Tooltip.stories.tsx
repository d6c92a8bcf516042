import preview from '@quarterdeck/storybook/preview';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../Button';
import { Tooltip, TooltipTrigger } from './Tooltip';

const meta = preview.meta({
  title: 'Components/Overlays/Tooltip',
  component: Tooltip,
  args: { children: 'Weeks that were started are not refunded' },
  parameters: { covers: ['component:@quarterdeck/ui/Tooltip'] },
  render: (args) => (
    <div style={{ padding: 64, textAlign: 'center' }}>
      <TooltipTrigger defaultOpen>
        <Button>Cancel the voyage</Button>
        <Tooltip {...args} />
      </TooltipTrigger>
    </div>
  ),
});

export const Default = meta.story();

export const LongContent = meta.story({
  args: {
    children:
      'The planned effort of all items that are marked Now, in weeks of five days, without the items nobody has estimated.',
    placement: 'bottom',
  },
});

export const Rtl = meta.story({
  globals: { direction: 'rtl' },
  args: { children: 'لا تُسترد الأسابيع التي بدأت', placement: 'end' },
  render: (args) => (
    // At its edge, so that the tooltip has room beside it on a phone, too.
    <div style={{ paddingBlock: 64 }}>
      <TooltipTrigger defaultOpen>
        <Button>Cancel the voyage</Button>
        <Tooltip {...args} />
      </TooltipTrigger>
    </div>
  ),
});

export const AppearsOnFocusDescribesTheTriggerAndLeavesOnEscape = meta.story({
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <TooltipTrigger>
      <Button>Cancel the voyage</Button>
      <Tooltip {...args} />
    </TooltipTrigger>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Weeks that were started are not refunded');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
});
