import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { Checklist } from './Checklist';

const words = {
  title: 'Sub-tasks',
  progress: '1 of 2',
  add: 'Add a sub-task',
  text: 'Sub-task',
  check: (text: string) => `Mark ${text} as done`,
  remove: (text: string) => `Remove sub-task ${text}`,
};
const steps = [
  { id: 'one', text: 'Ask the harbour office', isDone: true },
  { id: 'two', text: 'Tell the crew', isDone: false },
];
const saved = () => Promise.resolve(true);
const nothing = () => undefined;
const actions = { draftKey: 'docs:checklist', onAdd: saved, onChange: saved, onRemove: nothing };

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For the steps of one record, which people add, rename, check and remove where they stand.',
      picture: () => (
        <div style={{ inlineSize: 280 }}>
          <Checklist items={steps} words={words} {...actions} />
        </div>
      ),
    },
    { text: 'With `square` for whole sentences, such as criteria: they wrap, and there is no meter.' },
  ],
  avoid: [
    {
      text: 'For choices of a form. Here each choice could be rewritten and removed.',
      instead: 'CheckboxGroup',
      picture: () => (
        <div style={{ inlineSize: 280 }}>
          <Checklist
            items={[
              { id: 'receipts', text: 'Receipts', isDone: true },
              { id: 'digest', text: 'Weekly digest', isDone: false },
            ]}
            words={{ ...words, title: 'Send me', add: 'Add a mail' }}
            {...actions}
          />
        </div>
      ),
    },
    { text: 'For tasks that have dates, people or pages of their own.', instead: 'RecordList' },
    { text: 'For steps that have to be done in their order.', instead: 'Stepper' },
  ],
  parts: {
    text: 'The field of an item, and the one that adds.',
    remove: 'The button that removes an item.',
  },
  states: ['done', 'variant'],
  keyboard: [
    {
      keys: ['Enter'],
      does: 'In the last field, adds the item and stays for the next one.',
      story: 'AddsRenamesAndRemoves',
    },
    { keys: ['Enter'], does: 'In the field of an item, saves its text.', story: 'AddsRenamesAndRemoves' },
    {
      keys: ['Tab'],
      does: 'Leaves the field of an item; an empty one gets its old text back.',
      story: 'AddsRenamesAndRemoves',
    },
    {
      keys: ['Enter'],
      does: 'On the cross of an item, removes it; the focus goes on to the next cross, in the `square` variant to the field that adds.',
      story: 'TheFocusMovesOnFromWhatIsRemoved',
    },
  ],
  accessibility: [
    'It is a region named by its title, which is an `h3`; the meter says `progress`.',
    'It holds a form of its own: place it outside of other forms.',
    'The names of the checks and buttons come from `words`. Say the text of the item in them.',
    'Why a text is refused is read with its field.',
  ],
};
