import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { Skeleton, SkeletonGroup } from './Skeleton';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'While a part of the page loads whose shape is known, so that nothing moves when it comes.',
      picture: () => (
        <SkeletonGroup style={{ display: 'grid', inlineSize: '100%' }}>
          <Skeleton shape="box" height="48px" style={{ marginBlockEnd: 8 }} />
          <Skeleton count={3} />
        </SkeletonGroup>
      ),
    },
    { text: 'In one `SkeletonGroup` for each region, which says once what is awaited.' },
  ],
  avoid: [
    {
      text: 'For rows of records. Their height, circle and title have a shape of their own.',
      instead: 'ListSkeleton',
      picture: () => (
        <SkeletonGroup style={{ inlineSize: '100%' }}>
          <Skeleton count={5} />
        </SkeletonGroup>
      ),
    },
    { text: 'For the answer to a press. Mark the button as pending.', instead: 'Button' },
    { text: 'For content that is there and is fetched anew. Keep it in sight.', instead: 'AsyncContent' },
  ],
  parts: {
    bones: 'The busy region with the shapes.',
  },
  keyboard: [],
  accessibility: [
    'The shapes are not read. `SkeletonGroup` says “Loading”, or its `label`, once and politely, and is `aria-busy`.',
    'A `Skeleton` outside of a group says nothing at all.',
    'Where motion is reduced the shapes stand still.',
  ],
};
