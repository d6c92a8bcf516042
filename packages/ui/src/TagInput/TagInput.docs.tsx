import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { TagInput } from './TagInput';

const labels = [
  { id: 'work', name: 'Work', hue: 'ultramarine' },
  { id: 'payments', name: 'Payments', hue: 'red' },
] as const;
const nothing = () => undefined;

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For several out of many choices that people name: labels, members. Each is a chip in the field.',
      picture: () => <TagInput label="Labels" options={labels} value={['work', 'payments']} onChange={nothing} />,
    },
    { text: 'With `onCreate` where a text that nobody has used yet becomes a new choice.' },
    { text: 'With `onEdit` and `onDelete` where people look after the choices while they use them.' },
  ],
  avoid: [
    {
      text: 'For one choice. Nothing says that a second one is not wanted.',
      instead: 'ComboBox',
      picture: () => <TagInput label="Home port (one)" options={labels} value={['work']} onChange={nothing} />,
    },
    {
      text: 'For up to eight choices that are always the same. People have to type or open it to see them.',
      instead: 'CheckboxGroup',
      picture: () => (
        <TagInput label="Send me" options={[]} value={[]} onChange={nothing} placeholder="Receipts, digest or news" />
      ),
    },
    { text: 'To show labels that are not changed here.', instead: 'TagGroup' },
  ],
  parts: {
    arrow: 'The arrow of a `TagInputPlaceholder`; that of the field is a button.',
    cross: 'The cross of a chip in a `TagInputPlaceholder`; that of the field is a button.',
    name: 'The name of a chip.',
    mark: 'The check of an option, which stands in its box.',
    box: 'The box of an option.',
    edit: 'The pencil of an option, for pointers.',
    delete: 'The bin of an option, for pointers.',
  },
  states: ['disabled', 'marked', 'selected'],
  keyboard: [
    { keys: ['Enter'], does: 'Chooses the typed option, or creates it.', story: 'EnterTakesWhatIsTyped' },
    { keys: [','], does: 'Takes what is typed, too, where it can be taken.', story: 'KeepsWhatItCannotTake' },
    {
      keys: ['ArrowDown'],
      does: 'Moves to an option, which Enter then chooses.',
      story: 'EnterTakesWhatIsTyped',
    },
    {
      keys: ['Backspace'],
      does: 'In the empty field, marks the last chip; a second time, removes it.',
      story: 'TheSecondBackspaceRemovesTheLastChip',
    },
    { keys: ['F2'], does: 'Edits the option, with `onEdit`.', story: 'OptionsAreEditedAndDeletedByKeyAndByPointer' },
    {
      keys: ['Shift+Delete'],
      does: 'Deletes the option, with `onDelete`.',
      story: 'OptionsAreEditedAndDeletedByKeyAndByPointer',
    },
    { keys: ['Escape'], does: 'Closes the list and chooses nothing.', story: 'EscapeClosesTheList' },
    { keys: ['Tab'], does: 'Leaves the field and chooses nothing.', story: 'TabLeavesAndChoosesNothing' },
  ],
  accessibility: [
    'It is a `combobox` with a list of several selections; the chips are a list beside it.',
    'The chip that Backspace marks is announced as “Remove” with its name, before the second press removes it.',
    'The crosses of chips are named buttons and no Tab stops: Backspace does the same.',
    'What is refused or chosen already is read with the field, and its text stays.',
  ],
};
