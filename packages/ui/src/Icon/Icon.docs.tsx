import { Anchor, Trash2 } from 'lucide-react';
import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { Icon } from './Icon';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'Beside words that say the same, to find them faster. It takes the colour of the text.',
      picture: () => (
        <p style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
          <Icon icon={Anchor} /> In port
        </p>
      ),
    },
    { text: 'With `isDirectional` for arrows and chevrons, which are mirrored in text from right to left.' },
  ],
  avoid: [
    {
      text: 'As something to press. It has no name, no focus and no target.',
      instead: 'IconButton',
      picture: () => <Icon icon={Trash2} style={{ cursor: 'pointer' }} />,
    },
    { text: 'For an icon whose name comes with data.', instead: 'NavigationIcon' },
    { text: 'For a state alone. It needs its word.', instead: 'StatusBadge' },
  ],
  keyboard: [],
  accessibility: [
    'Without `label` it is decoration and hidden. With it, it is an image of that name: only where no words say the same.',
  ],
};
