import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { TimeField } from './TimeField';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For a time of day that may be any minute: a departure, a reminder.',
      picture: () => <TimeField label="Departure" defaultValue="09:30" />,
    },
    {
      text: 'With `hourCycle` only where all write it in one way, whatever their language.',
      picture: () => <TimeField label="Departure (24 hours)" defaultValue="21:30" hourCycle={24} />,
    },
  ],
  avoid: [
    {
      text: 'For a length of time. It ends at 23:59, and where the clock has 12 hours it asks for morning or evening.',
      instead: 'NumberField',
      picture: () => <TimeField label="Length of the trip" defaultValue="02:30" />,
    },
    {
      text: 'For a few fixed times. People type one that is not to be had.',
      instead: 'Select',
      picture: () => (
        <TimeField label="Ferry" defaultValue="09:07" errorMessage="Ferries leave at 9:00, 12:00 and 17:00." />
      ),
    },
  ],
  keyboard: [
    {
      keys: ['1 9 4 5'],
      does: 'Digits fill a part, and the next part has the focus once it is full.',
      story: 'IsTypedByKeys',
    },
    {
      keys: ['p'],
      does: 'In the part for morning and afternoon, sets the afternoon.',
      story: 'MorningOrAfternoonIsTypedByKeys',
    },
    {
      keys: ['ArrowRight', 'ArrowLeft'],
      does: 'Goes to the next or the previous part.',
      story: 'PartsAreWalkedByKeys',
    },
    { keys: ['ArrowUp', 'ArrowDown'], does: 'Changes the part by one.', story: 'PartsAreWalkedByKeys' },
    { keys: ['Backspace'], does: 'Empties the part; `onChange` gets null when all are empty.', story: 'IsTypedByKeys' },
  ],
  accessibility: [
    'It is a group with the label as its name; each part is a `spinbutton` that says which part it is.',
    'It has 12 or 24 hours as the language does. Say the time zone in the `description` where it is not that of the reader.',
    'Without a visible `label` give `aria-label`.',
  ],
};
