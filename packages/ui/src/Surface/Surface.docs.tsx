import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { Button } from '../Button';
import { Text } from '../Text';
import { Surface } from './Surface';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For a plane of its own, such as a panel. On `hull` ordinary components take the colours of the dark ground.',
      picture: () => (
        <Surface level="hull" style={{ display: 'grid', gap: 8, padding: 16, borderRadius: 12 }}>
          <Text>Crew of five, from Monday</Text>
          <Button size="sm">Change</Button>
        </Surface>
      ),
    },
    { text: 'With `elevation` where it lies over the page; without it has no shadow.' },
  ],
  avoid: [
    {
      text: 'For one record with a title and a body. Its padding, corners and head would be made by hand.',
      instead: 'Card',
      picture: () => (
        <Surface elevation={1}>
          <Text variant="title-5">Card checkout</Text> <Text>Two weeks</Text>
        </Surface>
      ),
    },
    { text: 'For what opens over the page from a button.', instead: 'Popover' },
  ],
  keyboard: [],
  accessibility: [
    'It has no role. Give it the element that fits by `as`, and a name where it is a `section` or `aside`.',
    'Its tokens keep text, borders and focus rings in contrast on each level. Colours set by hand inside do not follow.',
  ],
};
