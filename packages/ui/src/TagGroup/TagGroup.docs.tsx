import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { TagGroup } from './TagGroup';
import type { TagGroupItem } from './TagGroup.styles';

const nothing = () => undefined;

const labels: readonly TagGroupItem[] = [
  { id: 'work', name: 'Work', hue: 'ultramarine' },
  { id: 'payments', name: 'Payments', hue: 'red' },
];

const filters: readonly TagGroupItem[] = [
  { id: 'commerce', name: 'Commerce', count: 12 },
  { id: 'reports', name: 'Reports', count: 4 },
];

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For the labels of one thing that can be removed. One press of Tab comes to all of them, and the focus moves on when one goes.',
      picture: () => <TagGroup label="Labels" variant="dot" items={labels} onRemove={nothing} />,
    },
    {
      text: 'With `selectionMode="multiple"`, for two to some ten filters of which any number is on.',
      picture: () => <TagGroup label="Filters" selectionMode="multiple" selectedKeys={['commerce']} items={filters} />,
    },
  ],
  avoid: [
    {
      text: 'For labels that are only read. They need no stop of Tab and no arrow keys.',
      instead: 'Tag',
      picture: () => <TagGroup aria-label="Labels" items={labels} />,
    },
    {
      text: 'For views of which one is always on.',
      instead: 'SegmentedControl',
      picture: () => (
        <TagGroup
          label="View"
          selectionMode="single"
          selectedKeys={['board']}
          items={[
            { id: 'list', name: 'List' },
            { id: 'board', name: 'Board' },
          ]}
        />
      ),
    },
    { text: 'Where people search for labels or write new ones.', instead: 'TagInput' },
  ],
  parts: {
    label: 'The name of the group above the tags, and the word in each of them.',
    check: 'The check of a tag that is on.',
    count: 'The number after the word.',
    remove: 'The cross that removes the tag.',
  },
  states: [
    'disabled',
    'empty',
    'focus-visible',
    'hovered',
    'hue',
    'pressed',
    'selected',
    'selection-mode',
    'size',
    'variant',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Comes to the first tag.', story: 'ArrowsGoFromTagToTag' },
    {
      keys: ['ArrowRight', 'ArrowLeft'],
      does: 'Goes to the next tag, or to the one before, and round the ends.',
      story: 'ArrowsGoBackAndRoundTheEnds',
    },
    { keys: ['Home'], does: 'Goes to the first tag.', story: 'ArrowsGoFromTagToTag' },
    { keys: ['End'], does: 'Goes to the last tag.', story: 'ArrowsGoBackAndRoundTheEnds' },
    {
      keys: ['Delete', 'Backspace'],
      does: 'Removes the tag; the focus goes to its neighbor.',
      story: 'DeleteRemovesAndTheFocusMovesOn',
    },
    { keys: ['Tab'], does: 'On a tag that can be removed: goes to its cross.', story: 'TabGoesToTheCrossOfItsTag' },
    { keys: ['Space'], does: 'Turns a filter on.', story: 'ChipsAreChosen' },
    { keys: ['Escape'], does: 'Turns all filters off.', story: 'EscapeClearsTheChoice' },
  ],
  accessibility: [
    'A grid named by its `label`; without one give `aria-label`. A tag is named by its word and its count.',
    'What is removed is announced once it is gone, so a tag that the page keeps is not. The page needs a `LiveRegion`.',
    'When the last tag goes, the group itself takes the focus. Give an `emptyText` for it to stand there.',
  ],
};
