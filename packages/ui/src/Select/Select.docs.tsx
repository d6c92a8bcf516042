import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { Option } from '../Option';
import { Select } from './Select';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For one of about five to fifteen known choices that need not be in sight all the time.',
      picture: () => (
        <Select label="Status" defaultValue="now">
          {['Now', 'Next', 'Later', 'In review', 'Done', 'Dropped'].map((name) => (
            <Option key={name} id={name.toLowerCase()}>
              {name}
            </Option>
          ))}
        </Select>
      ),
    },
    {
      text: 'Group choices with `OptionSection`, and give a `description` to a name that is not clear by itself.',
    },
  ],
  avoid: [
    {
      text: 'For two to four choices that people compare. They have to open it to know what there is.',
      instead: 'RadioGroup',
      picture: () => (
        <Select label="Pay by" placeholder="Choose one of two">
          <Option id="card">Card</Option>
          <Option id="invoice">Invoice</Option>
        </Select>
      ),
    },
    {
      text: 'For more choices than can be looked through. Its list has no search.',
      instead: 'ComboBox',
      picture: () => (
        <Select label="Home port" placeholder="Choose one of 340">
          <Option id="izmir">İzmir</Option>
        </Select>
      ),
    },
    { text: 'For things to do. Choosing sets a value; nobody expects it to delete something.', instead: 'Menu' },
  ],
  parts: {
    control: 'The button that shows the choice and opens the list.',
    icon: 'The icon before the choice, and the arrow at the end.',
    text: 'The name of the choice.',
    description: 'The second line of the choice, which only the list shows.',
    mark: 'The check of the choice, which only the list shows.',
  },
  states: ['disabled', 'placeholder'],
  keyboard: [
    { keys: ['Enter', 'Space', 'ArrowDown'], does: 'Opens the list.', story: 'IsOpenedWalkedAndClosedByKeys' },
    {
      keys: ['ArrowDown', 'ArrowUp'],
      does: 'Moves to the next or the previous choice.',
      story: 'IsOpenedWalkedAndClosedByKeys',
    },
    {
      keys: ['End', 'Home'],
      does: 'Moves to the last or the first choice.',
      story: 'IsOpenedWalkedAndClosedByKeys',
    },
    { keys: ['n e'], does: 'Letters move to the choice that begins with them.', story: 'JumpsToWhatIsTyped' },
    { keys: ['Enter'], does: 'Chooses it and closes the list.', story: 'JumpsToWhatIsTyped' },
    {
      keys: ['Escape'],
      does: 'Closes the list and changes nothing; the focus is on the field again.',
      story: 'IsOpenedWalkedAndClosedByKeys',
    },
  ],
  accessibility: [
    'It is a button whose name is the choice and the label, and its list is a `listbox`. Help and error are read with it.',
    'After a choice the focus returns to the field.',
    'Without a visible `label` give `aria-label` or `aria-labelledby`.',
  ],
};
