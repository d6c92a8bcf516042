import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { balanceDays, balanceSeries, expenseMonths, expenseSeries } from '../charts/testing/chartData';
import { LineChart } from './LineChart';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For how values change over days, moments or numbers. `previous` is dashed and hollow, `predicted` is dotted, so nobody takes a guess for what happened.',
      picture: () => (
        <LineChart
          title="Account balance"
          variant="step-area"
          points={balanceDays}
          series={balanceSeries}
          format={{ style: 'currency', currency: 'USD' }}
          finding="The balance ended above the prediction."
          hasEndLabels={false}
          height={140}
        />
      ),
    },
    {
      text: '`stacked` for parts that add up to a whole over time. `step` for what holds until it changes, such as a balance.',
    },
    {
      text: '`market` for prices: the axis at the end, a tag of the last value, the moment that is looked at on the other axis; with `reference` for what a day began with and `hasExtremes`.',
    },
    {
      text: 'With `heading` where a page begins with its one large chart: the `h1` stands in the place of the title, the finding below it, and the `tools` of the page before those of the chart.',
    },
    {
      text: 'Say in `finding` what there is to see. It stands below the plot and is what a screen reader hears of it.',
    },
  ],
  avoid: [
    {
      text: 'For a few names without an order: a line between them means nothing.',
      instead: 'Table',
      picture: () => (
        <LineChart title="Expenses" points={expenseMonths} series={expenseSeries.slice(0, 1)} height={140} />
      ),
    },
    { text: 'For more than eight series, or for one value that somebody has to know exactly.', instead: 'Table' },
  ],
  parts: {
    line: 'The line of a series.',
    canvas: 'All lines, where more than 5,000 points are drawn.',
    reference: 'The dashed line of the value that all others are compared with.',
    high: 'The highest value with its mark; `low` is the lowest.',
    low: 'The lowest value with its mark.',
    tag: 'The last value on the axis, where the look is `market`.',
  },
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Goes to the legend, button by button, and then to the plot as one stop.',
      story: 'Default',
    },
    { keys: ['ArrowLeft', 'ArrowRight'], does: 'Go from point to point and read the value.', story: 'Default' },
    { keys: ['ArrowUp', 'ArrowDown'], does: 'Go from series to series.', story: 'Default' },
    { keys: ['Home', 'End'], does: 'Go to the first and to the last point.', story: 'Default' },
    { keys: ['PageUp', 'PageDown'], does: 'Go on by a tenth of the points.', story: 'ManyPoints' },
    { keys: ['Escape'], does: 'Takes the mark away.', story: 'Default' },
  ],
  accessibility: [
    'The plot is an application named by the title and described by the finding; each mark is announced with its place among the others.',
    'Series differ by dash and marker as well as by color. The menu shows the same numbers as a table and saves them for spreadsheets.',
    'More points than pixels are thinned out for the drawing, the keys and the table, so that no peak is lost. The table says so; the file has all of them.',
  ],
};
