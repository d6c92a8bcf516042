import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { Stack } from '../Stack';
import { Heading, Text } from './Text';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For words whose role is not given by a component round them. `variant` is the role, `tone` how much they count.',
      picture: () => (
        <Stack gap="1">
          <Heading level={3}>Harbour shop</Heading>
          <Text tone="secondary">Twelve weeks from backlog to launch.</Text>
        </Stack>
      ),
    },
    {
      text: 'As `Heading` for headings: `level` is the place in the outline, `variant` the look. They do not have to agree.',
    },
    { text: 'With `isNumeric` for figures below one another.' },
  ],
  avoid: [
    {
      text: 'For articles and mails with headings, lists and quotes.',
      instead: 'Prose',
      picture: () => (
        <Stack gap="0">
          <Text variant="title-4">Import</Text>
          <Text>• A file with a header row</Text>
          <Text>• An address</Text>
        </Stack>
      ),
    },
    { text: 'For a label and its value.', instead: 'DescriptionList' },
    { text: 'For code in a sentence.', instead: 'Code' },
  ],
  states: ['numeric'],
  keyboard: [],
  accessibility: [
    '`Text` is a `span`, or what `as` says, and never a heading, however it looks. `Heading` is one of its `level`.',
    'With `lines` the whole of a string is in its `title`. Keyboards and fingers do not reach that, so show it elsewhere too.',
    'A tone says nothing to who does not see it: the words have to.',
  ],
};
