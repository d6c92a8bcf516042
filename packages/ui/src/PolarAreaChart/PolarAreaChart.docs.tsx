import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { hostileParts, outcomeParts } from '../charts/testing/chartData';
import { PolarAreaChart } from './PolarAreaChart';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For how large four to eight things are beside each other, where some are much larger than others. The area goes with the value, so small ones stay in sight.',
      picture: () => (
        <PolarAreaChart
          title="Issues by outcome"
          parts={outcomeParts}
          finding="29 of 35 closed issues were fixed; 8 still need triage."
        />
      ),
    },
    { text: 'With parts that are sorted by size, or always in the same order where weeks are compared.' },
  ],
  avoid: [
    {
      text: 'For values that are about as large: nobody sees which is larger.',
      instead: 'RadialBarChart',
      picture: () => <PolarAreaChart title="Votes" parts={hostileParts['equal'] ?? []} />,
    },
    { text: 'For the parts of a whole.', instead: 'DonutChart' },
    { text: 'For values that can be negative: they are drawn as 0 and said as “–”.', instead: 'Table' },
  ],
  parts: {
    marks: 'The rings with all sectors.',
    ring: 'A quarter of the largest value, the half, three quarters and all of it.',
    sector: 'A part with its color and texture.',
    chip: 'The value on a sector that has room for it.',
  },
  keyboard: [
    { keys: ['ArrowRight', 'ArrowLeft'], does: 'Go from part to part and read its value and share.', story: 'Default' },
    { keys: ['Home', 'End'], does: 'Go to the first and to the last part.', story: 'Default' },
    { keys: ['Escape'], does: 'Takes the mark away.', story: 'Default' },
  ],
  accessibility: [
    'The plot is one stop of Tab, named by the title and described by the finding; each part is announced with its share and place.',
    'Parts differ by texture as well as by color, and the list names them. The part that is looked at has a ring, and its row stands out.',
    'The menu shows the same numbers as a table and saves them for spreadsheets.',
  ],
};
