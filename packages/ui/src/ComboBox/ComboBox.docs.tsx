import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { Option } from '../Option';
import { ComboBox } from './ComboBox';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For one of many choices whose name people know: they type a part of it, and the list shrinks.',
      picture: () => (
        <ComboBox label="Home port" defaultValue="izmir">
          <Option id="izmir">İzmir</Option>
        </ComboBox>
      ),
    },
    { text: 'With `allowsCustomValue` where a text that is not in the list is good, too.' },
    { text: 'With `isLoading` where the options come from a server while people type.' },
  ],
  avoid: [
    {
      text: 'For a handful of choices. A list that is only opened needs no typing.',
      instead: 'Select',
      picture: () => (
        <ComboBox label="Size of the crew" placeholder="Small, medium or large">
          <Option id="small">Small</Option>
        </ComboBox>
      ),
    },
    { text: 'For several at once. The next choice takes the place of the one before.', instead: 'TagInput' },
    {
      text: 'To search the list on the page. What is typed into it is given up unless an option is meant.',
      instead: 'SearchField',
      picture: () => (
        <ComboBox aria-label="Search tasks" placeholder="Search tasks">
          <Option id="oars">Count the oars</Option>
        </ComboBox>
      ),
    },
  ],
  parts: { icon: 'The icon before the text.' },
  keyboard: [
    {
      keys: ['ArrowDown'],
      does: 'Opens the list, then moves to the next option.',
      story: 'IsOpenedAndChosenFromByKeys',
    },
    { keys: ['Enter'], does: 'Chooses the option that the arrows have reached.', story: 'IsOpenedAndChosenFromByKeys' },
    {
      keys: ['Enter', 'Tab'],
      does: 'Without one, takes the only option that the typed text can mean.',
      story: 'TakesWhatIsMeant',
    },
    {
      keys: ['Escape'],
      does: 'Closes the list and brings back the choice from before.',
      story: 'EscapeBringsTheChoiceBack',
    },
  ],
  accessibility: [
    'It is a `combobox`: the focus stays in the field while the arrows move through the list.',
    'Letters are compared without their marks and case, so “izm” finds “İzmir” on any keyboard.',
    'An empty list says “No results”, or that it is loading.',
    'Without a visible `label` give `aria-label`.',
  ],
};
