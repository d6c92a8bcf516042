import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { Sparkline } from './Sparkline';

const rising = [12, 13, 12, 14, 16, 15, 18, 17, 19, 21];
const few = [3, 3];

export const docs: ComponentDocs = {
  use: [
    {
      text: 'Beside a number, to show how it came about: in a row, a table or a tile. `isArea` gives it more weight.',
      picture: () => <Sparkline values={rising} isArea style={{ maxInlineSize: 160 }} />,
    },
    {
      text: 'With `hasBaseline`, where it matters whether the number is above or below the first one, such as a price since it opened.',
      picture: () => <Sparkline values={rising.toReversed()} hasBaseline style={{ maxInlineSize: 160 }} />,
    },
  ],
  avoid: [
    {
      text: 'Where people read single values: it has no axes, no units and no tooltip.',
      instead: 'LineChart',
    },
    {
      text: 'For two or three values. A line between them says less than the numbers.',
      instead: 'StatTile',
      picture: () => <Sparkline values={few} style={{ maxInlineSize: 160 }} />,
    },
    { text: 'For a share of a whole.', instead: 'TickMeter' },
  ],
  parts: {
    area: 'What is filled below the line.',
    baseline: 'The dotted line at the first value.',
    line: 'The line.',
    last: 'The mark of the last value.',
  },
  keyboard: [],
  accessibility: [
    'Without `label` it is hidden, so its number has to stand beside it as text. With `label` it is an image of that name: say what it shows, such as “Ethereum, last 20 minutes, up 0.7%”.',
    'A tone is a color alone: say in the text what it means.',
    'Time runs from the right where the text does.',
  ],
};
