import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { Countdown } from './Countdown';

/** Milliseconds since 1970. The page may run on the clock of its stories. */
const inDays = (days: number) => Date.now() + days * 86_400_000;

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For one moment in the near future that people wait for, such as a launch. `doneText` is shown once it has come.',
      picture: () => <Countdown until={inDays(45.94)} label="Until the launch" doneText="We are open" />,
    },
  ],
  avoid: [
    {
      text: 'For a due date, or a day far away. Seconds make people hurry for no reason; write the date.',
      instead: 'Text',
      picture: () => <Countdown until={inDays(3650)} label="Berth lease" doneText="The lease has ended" />,
    },
    { text: 'For the progress of a task, such as an upload.', instead: 'ProgressBar' },
  ],
  parts: {
    block: 'A number with its unit.',
    digits: 'The number, with two digits at least.',
    unit: 'The unit below it.',
    done: 'What is shown once the moment has come.',
  },
  states: ['done'],
  keyboard: [],
  accessibility: [
    'A timer named by its `label`. Screen readers can read it at any time, and are not told of each second.',
    'The end is not announced either. Where something opens then, say so in a `LiveRegion`.',
    'The units are words of the language, in the number that goes with the digits.',
  ],
};
