import preview from '@quarterdeck/storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { ScrollArea } from './ScrollArea';

const lines = (count: number) =>
  Array.from({ length: count }, (_, index) => <p key={index} style={{ padding: 8 }}>{`Sounding ${index + 1}`}</p>);

const meta = preview.meta({
  title: 'Components/Foundations/ScrollArea',
  component: ScrollArea,
  args: { label: 'Soundings', children: lines(24), style: { blockSize: 200, maxInlineSize: 320 } },
  parameters: { covers: ['component:@quarterdeck/ui/ScrollArea'] },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const region = await canvas.findByRole('region', { name: 'Soundings' });
    await userEvent.tab();
    await waitFor(() => expect(region).toHaveFocus());
    await expect(region).toHaveAttribute('data-after');
    region.scrollTop = region.scrollHeight;
    await waitFor(() => expect(region).not.toHaveAttribute('data-after'));
    await expect(region).toHaveAttribute('data-before');
  },
});

const chips = (
  <div style={{ display: 'flex', gap: 8 }}>
    {Array.from({ length: 16 }, (_, index) => (
      <span key={index} style={{ flex: 'none' }}>{`Category ${index + 1}`}</span>
    ))}
  </div>
);

export const Horizontal = meta.story({
  args: { orientation: 'horizontal', style: { maxInlineSize: 320 }, label: 'Categories', children: chips },
  play: async ({ canvas }) => {
    // It becomes a stop once it was measured.
    await canvas.findByRole('region', { name: 'Categories' });
  },
});

export const Rtl = Horizontal.extend({ globals: { direction: 'rtl' } });

export const IsNoStopWhenNothingScrolls = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { children: lines(2) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
});

export const LeavesTheStopToItsLinks = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    children: [
      ...lines(20),
      <a key="more" href="#more">
        Read more
      </a>,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Read more' })).toHaveFocus());
  },
});
