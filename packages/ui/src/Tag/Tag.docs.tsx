import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { Inline } from '../Stack';
import { FilterChip } from './FilterChip';
import { Tag } from './Tag';

const nothing = () => undefined;

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For a label that people give to things to find them again. The word says it, the hue helps to spot it.',
      picture: () => (
        <Tag variant="dot" hue="teal">
          Invoices
        </Tag>
      ),
    },
    {
      text: 'With `onRemove`, for one label that can be taken away where it is shown.',
      picture: () => (
        <Tag size="md" hue="red" onRemove={nothing}>
          Payments
        </Tag>
      ),
    },
    {
      text: 'As a `FilterChip`, for one filter that is on or off.',
      picture: () => (
        <FilterChip isSelected onChange={nothing} count={12}>
          Commerce
        </FilterChip>
      ),
    },
  ],
  avoid: [
    {
      text: 'For a state that the product sets. Its color has a meaning, and is not a choice.',
      instead: 'StatusBadge',
      picture: () => <Tag hue="green">Paid</Tag>,
    },
    {
      text: 'For several that can be removed or chosen. Each is a stop of Tab, and nothing says that they belong together.',
      instead: 'TagGroup',
      picture: () => (
        <Inline>
          {['Payments', 'Invoices', 'Refunds'].map((name) => (
            <Tag key={name} size="md" onRemove={nothing}>
              {name}
            </Tag>
          ))}
        </Inline>
      ),
    },
  ],
  parts: {
    label: 'The word.',
    remove: 'The cross that removes the tag.',
    count: 'How many a filter leaves.',
  },
  states: ['hue', 'size', 'variant'],
  keyboard: [
    { keys: ['Tab'], does: 'Comes to the cross.', story: 'TheCrossIsReachedByKey' },
    { keys: ['Enter'], does: 'On the cross: removes the tag.', story: 'TheCrossIsReachedByKey' },
    { keys: ['Space', 'Enter'], does: 'On a filter: turns it on, or off.', story: 'AFilterIsSetByKey' },
  ],
  accessibility: [
    'The cross is named by its tag, as in “Remove Payments”. Where the label is not plain text, give `removeName`.',
    'A word that finds no room is cut; the pointer shows the whole word.',
    'A `FilterChip` says whether it is pressed, and has a check as well as a color.',
    'The focus does not move by itself when the tag goes: the page has to put it somewhere.',
  ],
};
