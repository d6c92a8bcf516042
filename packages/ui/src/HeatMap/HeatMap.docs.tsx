import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { HeatMap } from './HeatMap';
import { againstPlan, visits } from './testing/heatData';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For how much there is where two things meet, such as a day and an hour. Patterns show by color, and the numbers stand in the cells.',
      picture: () => (
        <HeatMap
          title="Visits by hour"
          {...visits}
          valueName="visits"
          finding="Thursdays from 14:00 to 16:00 are busiest, with 311 visits."
        />
      ),
    },
    {
      text: '`diverging` for what is below and above 0: water below, brass above, and each number with its sign.',
      picture: () => (
        <HeatMap
          title="Against the plan"
          {...againstPlan}
          valueName="days"
          finding="Support was nine days below its plan in May."
        />
      ),
    },
    { text: 'With the same `ends` for maps that are compared with each other. The ramp is the same in every theme.' },
    {
      text: 'For a year of days, a column for each week and a small `height`. A row or a column may have a `label` that is shorter than its name, or none.',
    },
  ],
  avoid: [
    {
      text: 'For one row: lengths can be compared, shades hardly.',
      instead: 'BarChart',
      picture: () => (
        <HeatMap
          title="Visits of Monday"
          rows={visits.rows.slice(0, 1)}
          columns={visits.columns}
          values={visits.values.slice(0, 1)}
        />
      ),
    },
    {
      text: 'For names that are not in an order: rows and columns that are neighbors look like a pattern.',
      instead: 'Table',
    },
  ],
  parts: {
    legend: 'The ramp with the values of its ends.',
    scroller: 'Moves the columns where they do not fit.',
    cells: 'All cells of one step of the ramp.',
    gaps: 'The cells that have no number, hatched.',
    value: 'A number in its cell.',
    ring: 'Around the cells with the greatest value and the one that is looked at.',
    labels: 'The names of rows and columns.',
    marks: 'The ramp between its ends.',
    swatch: 'A step of the ramp, in the legend.',
    name: 'A value at an end of the ramp.',
    plot: 'The place of the drawing, with its stop.',
    drawing: 'The cells and their names, as the files have them.',
    cursor: 'What stands out at the cell that is looked at.',
  },
  states: ['scrolled'],
  keyboard: [
    { keys: ['Tab'], does: 'Goes to the plot as one stop.', story: 'Default' },
    {
      keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
      does: 'Go from cell to cell and read the value.',
      story: 'Default',
    },
    { keys: ['Home', 'End'], does: 'Go to the first and to the last cell of the row.', story: 'Default' },
    { keys: ['PageUp', 'PageDown'], does: 'Go to the first and to the last cell of the column.', story: 'Default' },
    { keys: ['Escape'], does: 'Takes the mark away.', story: 'Default' },
  ],
  accessibility: [
    'The plot is an application named by the title and described by the finding; each cell is announced with the names of its row and column.',
    'Beside the color there is the number itself, at least 4.5 to 1 on every step. Cells that are too small for it have the number in the tooltip and in the table; the greatest ones are ringed.',
    'A gap is hatched and read as a dash, so that nobody takes it for 0.',
    'The menu shows the same numbers as a table and saves them for spreadsheets.',
  ],
};
