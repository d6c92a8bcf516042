import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { Inline } from '../Stack';
import { Button } from './Button';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For what happens on this page: saving, adding, deleting. Its words are a verb and its object.',
      picture: () => <Button variant="primary">Add task</Button>,
    },
    {
      text: 'One `primary` in each area, for what most people came for. All else is quieter.',
      picture: () => (
        <Inline>
          <Button>Cancel</Button>
          <Button variant="primary">Save</Button>
        </Inline>
      ),
    },
  ],
  avoid: [
    {
      text: 'To go to another page, which people may want in a new tab.',
      instead: 'Link',
      picture: () => <Button variant="ghost">Go to settings</Button>,
    },
    {
      text: 'For what stays on until it is pressed again.',
      instead: 'ToggleButton',
      picture: () => <Button>Bold: on</Button>,
    },
  ],
  parts: {
    icon: 'The icon before the words.',
    spinner: 'Takes the place of the icon while it is pending.',
    label: 'The words.',
    hint: 'The short text after the words, such as a count.',
    'trailing-icon': 'The icon at the end.',
  },
  states: ['disabled', 'pending', 'pressed'],
  keyboard: [
    {
      keys: ['Enter', 'Space'],
      does: 'Presses it, once however long the key is held.',
      story: 'IsReachedAndPressedByKeys',
    },
    { keys: ['Tab'], does: 'Comes to it, also while it is pending.', story: 'KeepsFocusAndIgnoresPressesWhilePending' },
  ],
  accessibility: [
    'A pending button keeps the focus and its name, so nobody loses their place; presses do nothing until the answer is there.',
    'A disabled button cannot be reached with Tab. Where people would ask why, leave it enabled and say what is missing.',
  ],
};
