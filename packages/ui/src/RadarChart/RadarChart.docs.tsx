import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import {
  budgetAxes,
  budgetPlan,
  budgetSeries,
  expenseMonths,
  expenseSeries,
  healthAxes,
  healthSeries,
} from '../charts/testing/chartData';
import { RadarChart } from './RadarChart';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For a profile: three to eight values on one scale, against a plan or what was before. What is `previous` or `predicted` is dashed, what is actual is filled.',
      picture: () => (
        <RadarChart
          title="Team health"
          axes={healthAxes}
          series={healthSeries}
          min={1}
          max={5}
          finding="Clarity and pace gained 0.7 points; quality and focus lost 0.2."
        />
      ),
    },
    { text: 'With `min` and `max` of the scale, such as 1 and 5, so that profiles can be compared with each other.' },
    {
      text: 'With `axisWholes` where the axes differ much in size: each shows the share of its own plan, so the large one does not make the others small. Names, keys, table and file say the amounts.',
      picture: () => (
        <RadarChart
          title="Budget"
          axes={budgetAxes}
          series={budgetSeries}
          axisWholes={budgetPlan}
          format={{ style: 'currency', currency: 'USD' }}
          finding="Development is 6% over its plan."
        />
      ),
    },
  ],
  avoid: [
    {
      text: 'For points that follow each other, such as months: a circle has no beginning and no end.',
      instead: 'LineChart',
      picture: () => (
        <RadarChart title="Expenses" axes={expenseMonths.values.map(String)} series={expenseSeries.slice(0, 1)} />
      ),
    },
    { text: 'For values of different units, or for more than three series.', instead: 'Table' },
  ],
  parts: {
    marks: 'The web with the series in it.',
    ring: 'One of the four rings.',
    axis: 'From the centre to the outermost ring.',
    area: 'The filled shape of an actual series.',
    line: 'The line of a series.',
    mark: 'A value of a series.',
    label: 'The name of an axis, with the actual value.',
    value: 'The actual value of an axis.',
  },
  keyboard: [
    { keys: ['ArrowRight', 'ArrowLeft'], does: 'Go from axis to axis and read the value.', story: 'Default' },
    { keys: ['ArrowUp', 'ArrowDown'], does: 'Go from series to series.', story: 'Default' },
    { keys: ['Home', 'End'], does: 'Go to the first and to the last axis.', story: 'Default' },
    { keys: ['Escape'], does: 'Takes the mark away.', story: 'Default' },
  ],
  accessibility: [
    'The plot is one stop of Tab, named by the title and described by the finding; each value is announced with its place among the axes.',
    'Series differ by dash, marker and fill as well as by color. The menu shows the same numbers as a table and saves them for spreadsheets.',
    'With `axisWholes` a keyboard or a screen reader gets the same amounts as without; only the drawing changes.',
    'A value below `min` is drawn in the centre and said as it is; what is missing is said as “–”.',
  ],
};
