import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { Bold, Star } from 'lucide-react';
import { Inline } from '../Stack';
import { ToggleButton } from './ToggleButton';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For one thing that stays on until it is pressed again, and acts at once: a star, bold text.',
      picture: () => (
        <Inline>
          <ToggleButton icon={Star} label="Starred" isIconFilled tone="warning" defaultSelected />
          <ToggleButton icon={Bold} label="Bold" defaultSelected />
        </Inline>
      ),
    },
    {
      text: 'For a filter that is on or off, whatever the others are.',
      picture: () => (
        <Inline>
          <ToggleButton label="Unread" variant="secondary" defaultSelected />
          <ToggleButton label="With attachment" variant="secondary" />
        </Inline>
      ),
    },
  ],
  avoid: [
    {
      text: 'For a setting, which has a label beside it and may have a description.',
      instead: 'Switch',
      picture: () => <ToggleButton label="Weekly summary by email" variant="secondary" defaultSelected />,
    },
    {
      text: 'For a few choices that exclude each other.',
      instead: 'SegmentedControl',
      picture: () => (
        <Inline>
          <ToggleButton label="List" variant="secondary" />
          <ToggleButton label="Board" variant="secondary" defaultSelected />
          <ToggleButton label="Roadmap" variant="secondary" />
        </Inline>
      ),
    },
  ],
  parts: {
    icon: 'The icon.',
    label: 'The words, unless the icon stands alone.',
  },
  states: ['disabled', 'hovered', 'selected'],
  keyboard: [
    { keys: ['Space'], does: 'Switches it on and off.', story: 'IsSwitchedByTheSpaceBar' },
    { keys: ['Enter'], does: 'Does the same.', story: 'EnterSwitchesItToo' },
  ],
  accessibility: [
    'A button with `aria-pressed`. The label says what is on, and stays the same in both states: “Starred”, not “Remove star”.',
    'An icon alone has the label as its name and tooltip. Touch never shows the tooltip, so the icon must say it by itself.',
  ],
};
