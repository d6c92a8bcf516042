import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { budgetParts, outcomeParts } from '../charts/testing/chartData';
import { DonutChart } from './DonutChart';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For how a whole is divided, in at most five parts. The list beside the ring says each value and its share, so nobody has to hover.',
      picture: () => (
        <DonutChart
          title="Budget"
          parts={budgetParts}
          format={{ style: 'currency', currency: 'USD' }}
          totalName="Total"
          finding="More than half of the budget is Development."
        />
      ),
    },
    {
      text: 'With parts that are sorted by size. More than five are folded by the caller: add up the smallest in a last part, “Other”.',
    },
    {
      text: 'With a `list` of its own where each part has a scale or a change: it says the parts and their values in the place of the usual list, with a `ChartSwatch` or a `TickMeter` in the color of the part.',
    },
    { text: 'Say in `finding` what there is to see. It is what a screen reader hears of the plot first.' },
  ],
  avoid: [
    {
      text: 'For more than five parts, or for some that are about as large: nobody can compare the angles.',
      instead: 'Table',
      picture: () => <DonutChart title="Issues by outcome" parts={outcomeParts} totalName="Issues" />,
    },
    { text: 'For one share of a goal.', instead: 'Gauge' },
    { text: 'For values that can be negative: they are drawn as 0 and said as “–”.', instead: 'Table' },
  ],
  parts: {
    marks: 'The ring.',
    sector: 'A part of the ring with its color and texture.',
    middle: 'The sum and what it is, in short where it is long. With a `list` of its own: the part that is looked at.',
  },
  keyboard: [
    { keys: ['ArrowRight', 'ArrowLeft'], does: 'Go from part to part and read its value and share.', story: 'Default' },
    { keys: ['Home', 'End'], does: 'Go to the first and to the last part.', story: 'Default' },
    { keys: ['Escape'], does: 'Takes the mark away.', story: 'Default' },
  ],
  accessibility: [
    'The plot is one stop of Tab, named by the title and described by the finding and the total; each part is announced with its share and place.',
    'Parts differ by texture as well as by color, and the list names them. The part that is looked at has a ring, and its row stands out; with a `list` of its own the middle says it.',
    'The menu shows the same numbers as a table and saves them for spreadsheets.',
  ],
};
