import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { Radio, RadioGroup } from './RadioGroup';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For exactly one of two to about five choices that people compare before they choose.',
      picture: () => (
        <RadioGroup label="Pay by" defaultValue="card">
          <Radio value="card">Card</Radio>
          <Radio value="invoice" description="14 days, from 500 on">
            Invoice
          </Radio>
        </RadioGroup>
      ),
    },
    { text: 'With a choice that says “None” where no answer is an answer: a radio cannot be unchecked.' },
    {
      text: 'As `rows` for a few records of which one is worked with, such as wallets. What stands in the selected row has to say so as well, since its ground is a color alone.',
      picture: () => (
        <RadioGroup variant="rows" aria-label="Wallet" defaultValue="main">
          <Radio value="main">Main</Radio>
          <Radio value="savings">Savings</Radio>
        </RadioGroup>
      ),
    },
  ],
  avoid: [
    {
      text: 'For a long list of choices. It pushes the rest of the form out of sight.',
      instead: 'Select',
      picture: () => (
        <RadioGroup label="Week" defaultValue="1">
          {['1', '2', '3', '4', '5', '6', '7'].map((week) => (
            <Radio key={week} value={week}>{`Week ${week} of 12`}</Radio>
          ))}
        </RadioGroup>
      ),
    },
    { text: 'For choices with a price, a picture or more than two lines.', instead: 'ChoiceCard' },
    { text: 'For what the page shows, such as a list or a board.', instead: 'SegmentedControl' },
  ],
  parts: {
    circle: 'The circle of a radio; `rows` have none.',
    description: 'The second line of a radio.',
  },
  states: ['disabled', 'focus-visible', 'hovered', 'invalid', 'orientation', 'pressed', 'selected'],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Comes to the selected radio, and leaves the group.',
      story: 'ArrowsPassOverWhatIsDisabled',
    },
    {
      keys: ['ArrowDown', 'ArrowRight'],
      does: 'Selects the next radio, and after the last one the first.',
      story: 'ArrowsPassOverWhatIsDisabled',
    },
    {
      keys: ['ArrowUp', 'ArrowLeft'],
      does: 'Selects the previous radio, and before the first one the last.',
      story: 'ArrowsPassOverWhatIsDisabled',
    },
  ],
  accessibility: [
    'It is a `radiogroup` with the label as its name; help and error are read with it.',
    'The `description` of a `Radio` is a part of its name, so keep it to a few words.',
    'Moving selects. Do not let a selection lead to another page or send the form.',
  ],
};
