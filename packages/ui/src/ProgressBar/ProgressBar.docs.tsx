import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { ProgressBar, ProgressCircle } from './ProgressBar';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For work of more than a few seconds whose share is known, such as an upload. `valueText` says it in words.',
      picture: () => <ProgressBar label="Upload" value={3} max={4} valueText="3 of 4 files" size="md" />,
    },
    {
      text: 'As `ProgressCircle` where there is no line for a bar, such as in a row.',
      picture: () => <ProgressCircle label="Import" value={60} />,
    },
  ],
  avoid: [
    {
      text: 'For a short wait without a known end, beside what was pressed.',
      instead: 'Spinner',
      picture: () => <ProgressBar label="Saving" size="md" />,
    },
    { text: 'For a measure that is no work in progress, such as the weeks that are planned.', instead: 'TickMeter' },
    { text: 'For a few steps with names.', instead: 'Stepper' },
  ],
  parts: {
    fill: 'The share that is done.',
  },
  states: ['indeterminate', 'tone'],
  keyboard: [],
  accessibility: [
    'It is a `progressbar` with the name `label`. Without `value` it has no value, so that it is read as busy.',
    'Nothing of it is to be seen as words: show the value beside it where people should read it.',
    'It does not announce its end; say that with a message or `announce`.',
  ],
};
