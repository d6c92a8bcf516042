import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { outcomeParts, visitorBars } from '../charts/testing/chartData';
import { ShareBarChart } from './ShareBarChart';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For several wholes, or one that is divided in several ways: a bar for each, so that they fit on a phone where rings would be a long way to scroll.',
      picture: () => (
        <ShareBarChart title="Visitors" bars={visitorBars} valueName="Visitors" finding="Four of five are new." />
      ),
    },
    { text: 'With at most five parts in a bar. More are folded by the caller: add up the smallest in “Other”.' },
    { text: 'Say in the `finding` of a bar what there is to see in it: a screen reader hears it in its place.' },
  ],
  avoid: [
    { text: 'For one whole where there is room for a ring.', instead: 'DonutChart' },
    {
      text: 'For amounts that are no parts of a whole: all bars have the same length.',
      instead: 'BarChart',
      picture: () => (
        <ShareBarChart
          title="Issues by outcome"
          bars={outcomeParts.slice(0, 3).map(({ id, name, value }) => ({ id, name, parts: [{ id, name, value }] }))}
        />
      ),
    },
    { text: 'For values that can be negative: they are drawn as 0 and said as “–”.', instead: 'Table' },
  ],
  parts: {
    plot: 'The bars with their parts.',
    'bar-name': 'What is divided.',
    list: 'The parts below their bar, with their shares.',
    name: 'What a part is called.',
    drawing: 'The bars for files and print; nobody sees it on the page.',
  },
  states: ['current'],
  keyboard: [
    {
      keys: ['ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowLeft'],
      does: 'Go from part to part, through all bars, and read its value and share.',
      story: 'Default',
    },
    { keys: ['Home', 'End'], does: 'Go to the first and to the last part.', story: 'Default' },
    { keys: ['Escape'], does: 'Takes the mark away.', story: 'Default' },
  ],
  accessibility: [
    'The plot is one stop of Tab, named by the title and described by the finding; each part is announced with its bar, value, share and place.',
    'Parts differ by texture as well as by color, and the list below each bar names them with their shares, so nobody has to hover.',
    'The menu shows the same numbers as a table and saves them for spreadsheets.',
  ],
};
