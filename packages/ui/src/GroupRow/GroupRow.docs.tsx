import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { GroupRow } from './GroupRow';

const nothing = () => undefined;

/** The row in the frame that a list gives it. */
const groupOf = (title: string, count: string, sum?: string) => (
  <div role="grid" aria-label="Work" style={{ inlineSize: '100%' }}>
    <div role="row" style={{ blockSize: 44 }}>
      <GroupRow title={title} count={count} sum={sum} isCollapsed={false} onToggle={nothing} />
    </div>
  </div>
);

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For groups that the app makes of the rows in a `RecordList`, by status or by week: what they have in common, how many they are and what they come to.',
      picture: () => groupOf('In the yard', '12', '3 weeks'),
    },
  ],
  avoid: [
    {
      text: 'For a heading that people name or move themselves. It has no field, no handle and no menu.',
      instead: 'SectionRow',
      picture: () => groupOf('Untitled section', '0'),
    },
    { text: 'To fold text on a page, outside a list.', instead: 'Accordion' },
  ],
  parts: {
    fold: 'The button with the title and the count, which shows and hides the rows.',
    title: 'What the rows have in common, in one line; what does not fit is cut.',
    count: 'How many there are, after the title.',
    sum: 'What the rows come to, at the end.',
  },
  keyboard: [],
  accessibility: [
    'The cell of its row. Its button says whether the group is open, and is named by title and count.',
    'The button is no stop of Tab: the arrow keys of the list lead to it.',
    'The rows come and go with `isCollapsed`, which the page keeps: it leaves them out of the items of the list.',
  ],
};
