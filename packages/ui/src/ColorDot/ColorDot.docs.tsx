import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { Inline } from '../Stack';
import { ColorDot } from './ColorDot';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For the color of a label before its name, where a whole tag would be too much: in navigation, in a menu, in a filter.',
      picture: () => (
        <Inline>
          <ColorDot hue="teal" />
          Harbour
        </Inline>
      ),
    },
  ],
  avoid: [
    {
      text: 'Without its name. Nobody remembers what a color stands for, and not everybody sees it.',
      instead: 'Tag',
      picture: () => (
        <Inline>
          Paint the hull <ColorDot hue="teal" /> <ColorDot hue="amber" />
        </Inline>
      ),
    },
    {
      text: 'For a state such as paid or late. Hues have no meaning.',
      instead: 'StatusBadge',
      picture: () => (
        <Inline>
          <ColorDot hue="green" />
          Paid
        </Inline>
      ),
    },
    { text: 'To let people choose a color.', instead: 'SwatchPicker' },
  ],
  parts: { dot: 'The square itself.' },
  keyboard: [],
  accessibility: ['It is hidden from screen readers: the name beside it says everything.'],
};
