import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { outcomeParts, taskParts } from '../charts/testing/chartData';
import { RadialBarChart } from './RadialBarChart';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For how large up to five things are beside each other, such as open tasks by area. Names stand where the bars start; the list says each value and its share of the sum.',
      picture: () => (
        <RadialBarChart
          title="Task distribution"
          parts={taskParts}
          finding="Frontend has the most open tasks, 15 of 44."
        />
      ),
    },
    { text: 'With `max` where a full bar means something, such as 100 for percents.' },
  ],
  avoid: [
    {
      text: 'For more than five things: the bars get thin, the inner ones short, and the names do not fit.',
      instead: 'Table',
      picture: () => <RadialBarChart title="Issues by outcome" parts={[...outcomeParts, ...taskParts]} />,
    },
    { text: 'For the parts of a whole.', instead: 'DonutChart' },
    { text: 'For values that can be negative: they are drawn as 0 and said as “–”.', instead: 'Table' },
  ],
  parts: {
    marks: 'All bars with their tracks.',
    track: 'How far a bar can go: three quarters of a circle.',
    bar: 'The bar of a part.',
    end: 'The dot where a bar ends.',
    label: 'The name where a bar starts.',
  },
  keyboard: [
    { keys: ['ArrowRight', 'ArrowLeft'], does: 'Go from bar to bar and read its value and share.', story: 'Default' },
    { keys: ['Home', 'End'], does: 'Go to the outermost and to the innermost bar.', story: 'Default' },
    { keys: ['Escape'], does: 'Takes the mark away.', story: 'Default' },
  ],
  accessibility: [
    'The plot is one stop of Tab, named by the title and described by the finding; each bar is announced with its share and place.',
    'Bars are told apart by their names and places as well as by color. The one that is looked at has a ring, and its row stands out.',
    'The menu shows the same numbers as a table and saves them for spreadsheets.',
  ],
};
