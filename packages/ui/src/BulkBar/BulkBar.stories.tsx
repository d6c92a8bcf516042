import preview from '@quarterdeck/storybook/preview';
import { CircleCheck, FolderInput, SignalHigh, Tag } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button';
import { BulkBar } from './BulkBar';

const meta = preview.meta({
  title: 'Components/Actions/BulkBar',
  component: BulkBar,
  args: {
    label: 'Selected berths',
    count: 3,
    deleteLabel: 'Delete',
    onDelete: fn(),
    clearLabel: 'Clear the selection',
    onClear: fn(),
    children: [
      <Button key="done" size="sm" variant="ghost" icon={CircleCheck}>
        Complete
      </Button>,
      <Button key="tag" size="sm" variant="ghost" icon={Tag}>
        Tag
      </Button>,
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', containerType: 'inline-size', blockSize: 160 }}>
        <Story />
      </div>
    ),
  ],
  // A docked bar keeps room on its page: each story has one of its own.
  parameters: {
    covers: ['component:@quarterdeck/ui/BulkBar'],
    docs: { story: { inline: false, iframeHeight: '220px' } },
  },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('toolbar', { name: 'Selected berths' })).toHaveTextContent('3 selected');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the selection' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
});

/** Over the end of a page that scrolls as a whole. */
export const Variants = meta.story({
  args: { placement: 'page' },
  render: (args) => (
    <div style={{ paddingBlockStart: 80 }}>
      <BulkBar {...args} />
    </div>
  ),
});

/** In a narrow pane: the whole width, the actions below the count. */
export const States = meta.story({
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320, containerType: 'inline-size' }}>
        <Story />
      </div>
    ),
  ],
});

/** Five actions in the narrowest pane there is. */
export const FiveActionsInANarrowPane = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    children: [
      <Button key="done" size="sm" variant="ghost" icon={CircleCheck}>
        Complete
      </Button>,
      <Button key="priority" size="sm" variant="ghost" icon={SignalHigh}>
        Priority
      </Button>,
      <Button key="tag" size="sm" variant="ghost" icon={Tag}>
        Tag
      </Button>,
      <Button key="move" size="sm" variant="ghost" icon={FolderInput}>
        Move to
      </Button>,
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320, containerType: 'inline-size' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('toolbar', { name: 'Selected berths' });
    const buttons = ['Complete', 'Priority', 'Tag', 'Move to', 'Delete'].map((name) =>
      canvas.getByRole('button', { name }),
    );
    const edge = bar.getBoundingClientRect();
    for (const button of buttons) {
      const { left, right } = button.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(edge.left);
      await expect(right).toBeLessThanOrEqual(edge.right);
    }
    // One row: no word is broken in two.
    await expect(new Set(buttons.map((button) => button.getBoundingClientRect().top)).size).toBe(1);
    const [complete, tag] = [canvas.getByText('Complete'), canvas.getByText('Tag')];
    await expect(complete.getBoundingClientRect().height).toBe(tag.getBoundingClientRect().height);
  },
});

export const LongContent = meta.story({
  args: { count: 10_000, deleteLabel: 'Delete everything that is selected', label: 'Berths of all harbours' },
});

export const LongContentOnAPhone = LongContent.extend({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('10,000 selected')).toBeVisible();
    for (const button of canvas.getAllByRole('button')) {
      const label = button.querySelector('[data-part="label"]');
      if (label === null) continue;
      const [outer, inner] = [button.getBoundingClientRect(), label.getBoundingClientRect()];
      await expect(inner.left).toBeGreaterThanOrEqual(outer.left);
      await expect(inner.right).toBeLessThanOrEqual(outer.right);
    }
  },
});

export const Rtl = meta.story({ globals: { direction: 'rtl' } });

export const IsOneTabStopWalkedByArrows = meta.story({
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <>
      <BulkBar {...args} />
      <Button>After</Button>
    </>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Complete' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Delete' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: 'Tag' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onDelete).toHaveBeenCalledOnce();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus();
  },
});
