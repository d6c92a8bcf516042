import preview from '@quarterdeck/storybook/preview';
import { expect } from 'storybook/test';
import { Skeleton, SkeletonGroup } from './Skeleton';

const meta = preview.meta({
  title: 'Components/Feedback/Skeleton',
  component: Skeleton,
  parameters: { covers: ['component:@quarterdeck/ui/Skeleton'] },
  decorators: [
    (Story) => (
      <SkeletonGroup style={{ maxInlineSize: 480 }}>
        <Story />
      </SkeletonGroup>
    ),
  ],
});

export const Default = meta.story({
  args: { count: 3 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
    await expect(canvasElement.querySelector('[aria-busy="true"]')).toBeVisible();
  },
});

export const Variants = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
        <Skeleton shape="circle" />
        <Skeleton count={2} style={{ flex: 1 }} />
      </div>
      <Skeleton count={4} />
      <Skeleton shape="box" height="120px" />
      <Skeleton shape="rows" count={3} />
      <Skeleton shape="chart" />
    </div>
  ),
});

export const Rtl = meta.story({ globals: { direction: 'rtl' }, args: { count: 4 } });
