import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { DateField } from './DateField';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For a date that people know by heart and that is far from today: a birthday, the day of a contract.',
      picture: () => <DateField label="Birthday" defaultValue="1987-03-16" />,
    },
  ],
  avoid: [
    {
      text: 'For a day near today, or one that depends on the day of the week. There is no calendar to look at.',
      instead: 'DatePicker',
      picture: () => <DateField label="Due next Friday" />,
    },
    {
      text: 'Twice, for the first and the last day of something. The two know nothing of each other.',
      instead: 'DateRangePicker',
      picture: () => (
        <div style={{ display: 'flex', gap: 8 }}>
          <DateField label="From" defaultValue="2026-04-09" />
          <DateField label="To" defaultValue="2026-03-24" />
        </div>
      ),
    },
    { text: 'For a year or a month alone: it always asks for the day.', instead: 'Select' },
  ],
  states: ['disabled', 'focused', 'placeholder', 'type'],
  keyboard: [
    {
      keys: ['3 1 0 4'],
      does: 'Digits fill a part, and the next part has the focus once it is full.',
      story: 'SaysThatADayDoesNotExist',
    },
    {
      keys: ['ArrowRight', 'ArrowLeft'],
      does: 'Goes to the next or the previous part.',
      story: 'PartsAreWalkedByKeys',
    },
    {
      keys: ['/', '.'],
      does: 'Ends a part as it is typed on paper and goes to the next.',
      story: 'PartsAreWalkedByKeys',
    },
    { keys: ['ArrowUp', 'ArrowDown'], does: 'Changes the part by one.', story: 'PartsAreChangedByKeys' },
    {
      keys: ['Home', 'End'],
      does: 'Sets the part to its lowest or highest value.',
      story: 'PartsAreChangedByKeys',
    },
    {
      keys: ['Backspace'],
      does: 'Empties the part; `onChange` gets null when all are empty.',
      story: 'PartsAreEmptiedByKeys',
    },
    { keys: ['Tab'], does: 'Leaves the last part, and the typed date is taken.', story: 'SaysThatADayDoesNotExist' },
  ],
  accessibility: [
    'It is a group with the label as its name; each part is a `spinbutton` that says which part it is.',
    'A day that does not exist becomes the last one of its month. That and every refusal is said below the field and announced.',
    'The parts stand in the order of the language, so never say the order in the label.',
  ],
};
