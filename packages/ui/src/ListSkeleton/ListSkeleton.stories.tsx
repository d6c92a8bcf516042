import preview from '@quarterdeck/storybook/preview';
import { expect } from 'storybook/test';
import { Skeleton, SkeletonGroup } from '../Skeleton';
import { ListSkeleton } from './ListSkeleton';

const meta = preview.meta({
  title: 'Components/Feedback/ListSkeleton',
  component: ListSkeleton,
  render: (args) => (
    <SkeletonGroup>
      <ListSkeleton {...args} />
    </SkeletonGroup>
  ),
  parameters: { covers: ['component:@quarterdeck/ui/ListSkeleton'] },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading')).toBeInTheDocument();
  },
});

/** In the card of a page, with the places of a key, a scale and a face. */
export const Variants = meta.story({
  args: {
    variant: 'card',
    count: 8,
    rowHeights: { line: 48, twoLines: 64 },
    before: <Skeleton width="54px" />,
    after: (
      <>
        <Skeleton width="96px" data-part="wide" />
        <Skeleton shape="circle" width="24px" />
      </>
    ),
  },
});

export const States = meta.story({ args: { count: 1 } });

export const LongContent = meta.story({ args: { count: 24 } });

export const Dark = meta.story({ globals: { scheme: 'dark' } });

export const Rtl = meta.story({ globals: { direction: 'rtl' }, args: { variant: 'card' } });
