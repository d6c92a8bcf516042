import preview from '@quarterdeck/storybook/preview';
import { LayoutGrid, List, Map as MapIcon } from 'lucide-react';
import { expect, fn, waitFor } from 'storybook/test';
import { Grid } from '../../../../.storybook/Grid';
import { Segment, SegmentedControl } from './SegmentedControl';

const views = [
  <Segment key="list" id="list" label="List" />,
  <Segment key="board" id="board" label="Board" />,
  <Segment key="roadmap" id="roadmap" label="Roadmap" />,
];

const meta = preview.meta({
  title: 'Components/Actions/SegmentedControl',
  component: SegmentedControl,
  args: { label: 'View', defaultValue: 'list', children: views, onChange: fn() },
  parameters: { covers: ['component:@quarterdeck/ui/SegmentedControl'] },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Board' }));
    await expect(args.onChange).toHaveBeenCalledWith('board');
    await expect(canvas.getByRole('radio', { name: 'Board' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'List' })).not.toBeChecked();
  },
});

export const Variants = meta.story({
  // A phone would show the first columns only.
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <Grid columns={2}>
      <SegmentedControl label="View, medium" defaultValue="board">
        {views}
      </SegmentedControl>
      <SegmentedControl label="View, small" defaultValue="board" size="sm">
        {views}
      </SegmentedControl>
      <SegmentedControl label="With icons" defaultValue="list">
        <Segment id="list" label="List" icon={List} />
        <Segment id="map" label="Map" icon={MapIcon} />
      </SegmentedControl>
      <SegmentedControl label="Icons only" defaultValue="grid">
        <Segment id="grid" label="Grid" icon={LayoutGrid} isIconOnly />
        <Segment id="rows" label="Rows" icon={List} isIconOnly />
      </SegmentedControl>
    </Grid>
  ),
});

export const States = meta.story({
  // A phone would show the first columns only.
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <Grid columns={2}>
      <SegmentedControl label="Disabled" defaultValue="list" isDisabled>
        {views}
      </SegmentedControl>
      <SegmentedControl label="One disabled" defaultValue="list">
        <Segment id="list" label="List" />
        <Segment id="board" label="Board" isDisabled />
      </SegmentedControl>
    </Grid>
  ),
});

export const Rtl = meta.story({ globals: { direction: 'rtl' }, args: { defaultValue: 'board' } });

export const LongContent = meta.story({
  args: {
    children: [
      <Segment key="list" id="list" label="A list by status" />,
      <Segment key="board" id="board" label="A board with four lanes" />,
      <Segment key="roadmap" id="roadmap" label="A roadmap of twelve weeks" />,
    ],
  },
});

export const ArrowsMoveAndSelect = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'List' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Board' })).toHaveFocus());
    await expect(canvas.getByRole('radio', { name: 'Board' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('board');
  },
});

export const TabComesInOnWhatIsChosenAndChangesNothing = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { defaultValue: 'board' },
  render: (args) => (
    <>
      <button type="button">Before</button>
      <SegmentedControl {...args} />
      <button type="button">After</button>
    </>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const chosen = canvas.getByRole('radio', { name: 'Board' });
    await userEvent.click(canvas.getByRole('button', { name: 'Before' }));
    await userEvent.tab();
    await waitFor(() => expect(chosen).toHaveFocus());
    // Out again: on its way the focus passes the last segment, or the first one.
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await expect(chosen).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const ArrowsPassASegmentThatIsDisabled = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    children: [
      <Segment key="list" id="list" label="List" />,
      <Segment key="board" id="board" label="Board" isDisabled />,
      <Segment key="roadmap" id="roadmap" label="Roadmap" />,
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'List' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Roadmap' })).toHaveFocus());
    await expect(canvas.getByRole('radio', { name: 'Roadmap' })).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'List' })).toHaveFocus());
    await expect(canvas.getByRole('radio', { name: 'List' })).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalledWith('board');
  },
});
