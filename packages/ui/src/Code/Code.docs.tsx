import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { Text } from '../Text';
import { Code } from './Code';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For a file, a command or a value inside a sentence, which has to be typed or searched for as it is written.',
      picture: () => (
        <Text>
          The site starts with <Code>npm start</Code>.
        </Text>
      ),
    },
  ],
  avoid: [
    {
      text: 'For more than a few words, or for what people copy. It breaks anywhere, and has no button.',
      instead: 'CodeBlock',
      picture: () => <Code>npm install @quarterdeck/ui && npm run build -- --filter=@quarterdeck/host</Code>,
    },
    {
      text: 'For keys to press. They would not be those of the reader’s keyboard.',
      instead: 'Kbd',
      picture: () => (
        <Text>
          <Code>Ctrl+K</Code> opens the search.
        </Text>
      ),
    },
  ],
  keyboard: [],
  accessibility: [
    'A `<code>` element within the sentence; it takes no focus.',
    'In text that runs from right to left, give it `dir="ltr"`.',
  ],
};
