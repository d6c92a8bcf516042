import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import {
  conversionSeries,
  conversionWeeks,
  spentAreas,
  spentSeries,
  visitorSeries,
  weeks,
} from '../charts/testing/chartData';
import { BarChart } from './BarChart';
import type { BarPoints } from './barShapes';

const manyDays: BarPoints = { kind: 'day', values: weeks.values.map(String) };

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For how much there is of each of a few things. `grouped` compares two or three series, `stacked` says what a sum is made of, `horizontal` has room for long names.',
      picture: () => (
        <BarChart
          title="Budget spent"
          variant="horizontal"
          points={spentAreas}
          series={[spentSeries[0], { ...spentSeries[1], shape: 'tick' }]}
          format={{ style: 'currency', currency: 'USD' }}
          finding="Development spent $61,536, more than the other four together."
          height={180}
        />
      ),
    },
    {
      text: '`diverging` for what is more or less than expected. Name both sides in `sides`: the color says on which one a bar is, the shade how far.',
    },
    {
      text: 'A series with `shape: "line"` lies over the bars, one with `"tick"` marks what they are measured by, such as a budget.',
      picture: () => (
        <BarChart
          title="Conversions"
          emphasis="last"
          points={conversionWeeks}
          series={conversionSeries.slice(0, 1)}
          finding="771 in the last week, the most of all six."
          height={140}
        />
      ),
    },
    {
      text: 'With `aside` for other numbers to the same data, beside the plot or, where there is less room, below it.',
    },
  ],
  avoid: [
    {
      text: 'For a year of days or weeks. Thin bars are hard to tell apart, and a line shows better where it goes.',
      instead: 'LineChart',
      picture: () => <BarChart title="Visitors" points={manyDays} series={visitorSeries} height={140} />,
    },
    {
      text: 'For a stack whose parts have to be compared with each other: only the lowest one begins at 0. Use `grouped`, or the numbers.',
      instead: 'Table',
    },
  ],
  parts: {
    bar: 'All bars of a series that have one shade.',
    line: 'The line over the bars.',
    tick: 'The stroke across a band.',
    value: 'A value at the end of a bar, or the sum of a stack above it.',
    band: 'The band that is looked at.',
    ring: 'The mark that keys have chosen.',
  },
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Goes to the legend, button by button, and then to the plot as one stop.',
      story: 'Default',
    },
    { keys: ['ArrowLeft', 'ArrowRight'], does: 'Go from point to point and read the value.', story: 'Default' },
    { keys: ['ArrowUp', 'ArrowDown'], does: 'Go from series to series.', story: 'Default' },
    {
      keys: ['ArrowUp', 'ArrowDown'],
      does: 'Go from point to point where a single series lies below each other.',
      story: 'KeysDownward',
    },
    { keys: ['Home', 'End'], does: 'Go to the first and to the last point.', story: 'Default' },
    { keys: ['PageUp', 'PageDown'], does: 'Go on by a tenth of the points.', story: 'Default' },
    { keys: ['Escape'], does: 'Takes the mark away.', story: 'Default' },
  ],
  accessibility: [
    'The plot is an application named by the title and described by the finding; each mark is announced with its place among the others.',
    'Bars differ by texture as well as by color, on both sides of 0 by direction and sign. The only bars of a chart have no texture.',
    'The menu shows the same numbers as a table and saves them for spreadsheets. A gap is read as a dash and has a place among the stops.',
    'Bars begin at 0, so that twice as long is twice as much. Say in `finding` what there is to see.',
  ],
};
