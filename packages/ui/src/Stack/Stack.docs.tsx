import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { Tag } from '../Tag';
import { Text } from '../Text';
import { Inline, Stack } from './Stack';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For the space between things, by steps of the scale: `Stack` below one another, `Inline` beside, `Grid` in columns.',
      picture: () => (
        <Stack gap="2">
          <Text variant="title-5">Card checkout</Text>
          <Inline>
            <Tag>Payments</Tag>
            <Tag>Shop</Tag>
          </Inline>
        </Stack>
      ),
    },
    { text: 'With one value for each width of the window, such as `gap={{ base: "2", md: "6" }}`.' },
    { text: 'As `Container` for the content of a page, in one of five widths with the page’s gutters.' },
  ],
  avoid: [
    {
      text: 'To draw a box. It has no ground, no border and no padding.',
      instead: 'Card',
      picture: () => (
        <Stack gap="1" style={{ padding: 12, border: '1px solid', borderRadius: 8 }}>
          <Text variant="title-5">Card checkout</Text>
          <Text>Two weeks</Text>
        </Stack>
      ),
    },
    { text: 'For rows that are selected or opened.', instead: 'List' },
    { text: 'For actions that belong together.', instead: 'Toolbar' },
  ],
  keyboard: [],
  accessibility: [
    'It has no role. With `as` it is the element that fits, such as `ul` with children that are `li`.',
    'What is read follows the order of the children. Do not change it by styles.',
  ],
};
