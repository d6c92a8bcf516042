import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { CourseLine } from './CourseLine';

const points = [
  { x: 20, y: 170 },
  { x: 80, y: 110 },
  { x: 170, y: 120 },
  { x: 230, y: 60 },
  { x: 300, y: 24 },
];

export const docs: ComponentDocs = {
  use: [
    {
      text: 'As art for a way with a few stops, such as the twelve weeks of a project, where words beside it say the same.',
      picture: () => <CourseLine points={points} current={3} style={{ inlineSize: 240, blockSize: 144 }} />,
    },
    { text: 'With a last point outside of the view box where the way goes on.' },
  ],
  avoid: [
    {
      text: 'For the steps of a task. Its points have no names and cannot be pressed.',
      instead: 'Stepper',
      picture: () => <CourseLine points={points.slice(0, 4)} current={1} style={{ inlineSize: 160, blockSize: 96 }} />,
    },
    { text: 'For a share that is done.', instead: 'ProgressBar' },
  ],
  parts: {
    passed: 'A way point before the current one.',
    current: 'The way point people are at.',
    glow: 'The disc around it.',
    ahead: 'A way point that is still to come.',
  },
  states: ['tone'],
  keyboard: [],
  accessibility: [
    'Without `label` it is decoration and not read; with it, it is an image of that name.',
    'A name has to say where on the way people are. The points themselves are not read.',
  ],
};
