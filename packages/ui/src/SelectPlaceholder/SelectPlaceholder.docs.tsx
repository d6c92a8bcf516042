import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { ArrowUpDown } from 'lucide-react';
import { SelectPlaceholder } from './SelectPlaceholder';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'In the place of a `Select` whose code comes after the page, so that nothing moves when it is there.',
      picture: () => <SelectPlaceholder text="Recommended" icon={ArrowUpDown} />,
    },
    { text: 'With the `label`, `size`, `variant` and `icon` of that `Select`: only then both measure the same.' },
  ],
  avoid: [
    {
      text: 'Where the code is there and only the choices are loading. It cannot be opened or reached.',
      instead: 'Select',
      picture: () => <SelectPlaceholder label="Crew" text="Loading..." />,
    },
    {
      text: 'Where what will be chosen is not known yet.',
      instead: 'Skeleton',
      picture: () => <SelectPlaceholder label="Sort by" text="" />,
    },
  ],
  parts: {
    control: 'The frame.',
    icon: 'The icon before the text, and the arrow at the end.',
  },
  keyboard: [],
  accessibility: [
    'It is text, no control: what is chosen can be read, and nothing can be pressed or reached with Tab.',
    'Take its place with the `Select` soon. Whoever waits for it hears nothing of that.',
  ],
};
