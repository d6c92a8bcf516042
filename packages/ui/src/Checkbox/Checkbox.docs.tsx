import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { Checkbox } from './Checkbox';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For a yes or no that is sent with its form. Its label is what is true when it is checked.',
      picture: () => <Checkbox defaultSelected>Keep this card for the next voyage</Checkbox>,
    },
    {
      text: '`isIndeterminate` for a box that stands for several, of which some are selected.',
      picture: () => <Checkbox isIndeterminate>All items</Checkbox>,
    },
  ],
  avoid: [
    {
      text: 'For a setting that acts at once. A box looks as if it still had to be saved.',
      instead: 'Switch',
      picture: () => <Checkbox defaultSelected>Dark mode</Checkbox>,
    },
    {
      text: 'For one of two opposites. Unchecked does not say what happens then.',
      instead: 'RadioGroup',
      picture: () => <Checkbox>Pay by card (or else by invoice)</Checkbox>,
    },
    { text: 'In the rows of a list with hundreds of tasks, where each field costs time.', instead: 'CheckCircle' },
  ],
  parts: {
    box: 'The box.',
    check: 'The check in the box.',
    dash: 'The dash in the box when only some are selected.',
    label: 'The words beside the box.',
  },
  states: [
    'bare',
    'disabled',
    'focus-visible',
    'hovered',
    'indeterminate',
    'invalid',
    'pressed',
    'readonly',
    'selected',
    'variant',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Comes to it.', story: 'IsReachedAndSwitchedByKeysAndReadWithItsHelp' },
    { keys: ['Space'], does: 'Checks or unchecks it.', story: 'IsReachedAndSwitchedByKeysAndReadWithItsHelp' },
  ],
  accessibility: [
    'The label is its name; the `description` is read after it. A press on the label checks it, too.',
    'With `isIndeterminate` it is announced as partially checked.',
    'Without a label, as beside a row that has its own text, give `aria-label`.',
  ],
};
