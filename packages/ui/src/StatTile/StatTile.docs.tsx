import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { CircleCheck } from 'lucide-react';
import { StatTile } from './StatTile';

const week = [16, 15, 16, 17, 16, 15, 14, 15, 17, 18, 19, 20, 21];

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For one figure at the top of a dashboard, in a grid with others: what it is, how much, and how it changed.',
      picture: () => (
        <StatTile
          label="Due tasks"
          value={21}
          icon={CircleCheck}
          tone="info"
          change={{ value: 0.12, isGood: true }}
          comparison="13 completed this week"
          trend={week}
        />
      ),
    },
    {
      text: 'With `href`, where the figure has a page. Its button or menu can still be pressed on its own.',
      picture: () => <StatTile label="Overdue" value={17} href="/apps/tasks" comparison="9 since yesterday" />,
    },
    { text: '`isGood` says what a change means: fewer overdue tasks are good. null leaves it open.' },
  ],
  avoid: [
    {
      text: 'Without anything to compare with, for facts that never change.',
      instead: 'DescriptionList',
      picture: () => <StatTile label="Founded" value={1987} />,
    },
    { text: 'For a share of a goal.', instead: 'Gauge' },
    { text: 'Where people read single points of the line.', instead: 'LineChart' },
  ],
  parts: {
    icon: 'The tile with the icon.',
    label: 'What is counted.',
    'card-link': 'The link in the label, which covers the tile.',
    actions: 'The button or menu at the end.',
    value: 'The figure.',
    trend: 'The line beside it, below it in narrow tiles.',
    change: 'The change with its sign.',
    arrow: 'Its arrow.',
    comparison: 'What the figure is compared with.',
    bones: 'The grey shape in its place.',
  },
  states: ['size', 'variant'],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Comes to the link of the tile, then to its button.',
      story: 'TheTileAndItsMenuAreStopsOfTheirOwn',
    },
  ],
  accessibility: [
    'Read as one sentence, such as “Due tasks: 21, up 12%, 13 completed this week”; with `href` that is the name of its link.',
    'A change has an arrow and a sign beside its color. Name the action after the tile: “Actions for Due tasks”.',
    'While it loads it is `aria-busy` and reads “Due tasks: Loading”. It announces nothing by itself.',
  ],
};
