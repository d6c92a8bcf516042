import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { Checkbox } from '../Checkbox';
import { CheckboxGroup } from './CheckboxGroup';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For any number of two to about eight choices that answer one question and are all in sight.',
      picture: () => (
        <CheckboxGroup label="Send me" defaultValue={['receipts']}>
          <Checkbox value="receipts">Receipts</Checkbox>
          <Checkbox value="digest">Weekly digest</Checkbox>
        </CheckboxGroup>
      ),
    },
    { text: '`horizontal` where all choices are one word and fit on one line.' },
  ],
  avoid: [
    {
      text: 'For exactly one of them. Nothing keeps people from choosing two.',
      instead: 'RadioGroup',
      picture: () => (
        <CheckboxGroup label="Pay by (choose one)" defaultValue={['card', 'invoice']}>
          <Checkbox value="card">Card</Checkbox>
          <Checkbox value="invoice">Invoice</Checkbox>
        </CheckboxGroup>
      ),
    },
    { text: 'For a long list of choices, or one to which people add their own.', instead: 'TagInput' },
    {
      text: 'For one box alone. The group says its words twice.',
      instead: 'Checkbox',
      picture: () => (
        <CheckboxGroup label="Terms">
          <Checkbox value="terms">I accept the terms</Checkbox>
        </CheckboxGroup>
      ),
    },
  ],
  states: ['orientation'],
  keyboard: [
    { keys: ['Tab'], does: 'Goes from box to box and passes over disabled ones.', story: 'EachBoxIsAStopOfItsOwn' },
    { keys: ['Space'], does: 'Checks or unchecks the box.', story: 'EachBoxIsAStopOfItsOwn' },
  ],
  accessibility: [
    'It is a `group` with the label as its name; help and error are read with it.',
    'Each `Checkbox` in it needs a `value`, and words that are understood without the label.',
  ],
};
