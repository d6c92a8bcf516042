import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { Stepper } from './Stepper';

const words = { done: 'done', error: 'needs your attention' };

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For a task of three to six steps in a fixed order, so that people see how far they are and what is left.',
      picture: () => (
        <Stepper
          style={{ inlineSize: '100%' }}
          aria-label="Steps of the start"
          steps={['Project', 'People', 'Goals', 'Backlog'].map((label) => ({ id: label, label }))}
          current="Goals"
          words={words}
          summary="Step 3 of 4"
        />
      ),
    },
    {
      text: 'With `onSelect` where people may go back and change an answer. Only done steps and those with an error lead back.',
    },
    { text: 'For what happens to something that was sent: what is done, where it is now, what comes next.' },
  ],
  avoid: [
    {
      text: 'For parts that can be opened in any order. It says that those before the current one are done.',
      instead: 'Tabs',
      picture: () => (
        <Stepper
          style={{ inlineSize: '100%' }}
          aria-label="Settings"
          steps={['Account', 'Security', 'Team'].map((label) => ({ id: label, label }))}
          current="Security"
          words={words}
          summary="Step 2 of 3"
        />
      ),
    },
    { text: 'For how much of one thing is done, as a share and not in named steps.', instead: 'ProgressBar' },
    { text: 'For a history with dates that only grows.', instead: 'Timeline' },
  ],
  parts: {
    node: 'The circle of a step, with a check or a warning in it.',
    description: 'The second line of a step, such as what was answered.',
    brief: 'Takes the place of the horizontal steps on phones.',
  },
  states: ['error', 'orientation', 'state', 'tone'],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Comes to the steps that are done; the current one and those ahead are passed.',
      story: 'KeysLeadBackToDoneSteps',
    },
    { keys: ['Enter'], does: 'Goes back to the step.', story: 'KeysLeadBackToDoneSteps' },
  ],
  accessibility: [
    'It is a navigation landmark with an ordered list, named by `aria-label`; the current step has `aria-current="step"`.',
    'That a step is done or has an error is read after its name, in the words of `words`.',
    'On phones a horizontal one shows `summary` and the name of the step, and offers no way back: the page needs a button.',
  ],
};
