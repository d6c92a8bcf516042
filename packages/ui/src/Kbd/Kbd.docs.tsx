import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { Text } from '../Text';
import { Kbd } from './Kbd';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For keys to press, in a sentence, a menu or a table of shortcuts. They look as on the reader’s own keyboard.',
      picture: () => (
        <Text>
          <Kbd keys="$mod+k" /> opens the search.
        </Text>
      ),
    },
    {
      text: 'For keys that are pressed one after the other: `g t`.',
      picture: () => <Kbd keys="g t" />,
    },
  ],
  avoid: [
    {
      text: 'For what people type as text, such as a command.',
      instead: 'Code',
      picture: () => (
        <Text>
          Type <Kbd keys="export" /> into the field.
        </Text>
      ),
    },
    {
      text: 'For something to press on the screen. It does nothing.',
      instead: 'Button',
      picture: () => (
        <Text>
          Close <Kbd keys="Escape" />
        </Text>
      ),
    },
  ],
  keyboard: [],
  accessibility: [
    'What is drawn is hidden. The names of the keys are read instead, such as “Control + K”.',
    'It only shows keys. The page binds them, and takes them from one constant for both.',
  ],
};
