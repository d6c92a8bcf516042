import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { Skeleton, SkeletonGroup } from '../Skeleton';
import { ListSkeleton } from './ListSkeleton';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'While a `RecordList` loads: rows of the same height with the places of the circle and the title.',
      picture: () => (
        <SkeletonGroup style={{ inlineSize: '100%' }}>
          <ListSkeleton variant="card" count={3} after={<Skeleton shape="circle" width="24px" />} />
        </SkeletonGroup>
      ),
    },
    { text: 'With as many rows as fill the window, and the `rowHeights` of the list, so that nothing moves.' },
  ],
  avoid: [
    {
      text: 'For cards, charts or text, which have another shape.',
      instead: 'Skeleton',
      picture: () => (
        <SkeletonGroup style={{ inlineSize: '100%' }}>
          <ListSkeleton count={2} rowHeights={{ line: 96, twoLines: 96 }} />
        </SkeletonGroup>
      ),
    },
  ],
  parts: {
    'list-skeleton': 'All rows.',
    title: 'The place of the title in a row.',
    after: 'The shapes at the end of a row.',
    wide: 'A shape that phones leave out; set it on yours.',
  },
  states: ['variant'],
  keyboard: [],
  accessibility: [
    'The shapes are not read. Put it into a `SkeletonGroup`, which says “Loading” once and is `aria-busy`.',
  ],
};
