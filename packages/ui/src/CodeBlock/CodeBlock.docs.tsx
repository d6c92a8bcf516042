import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { Text } from '../Text';
import { CodeBlock } from './CodeBlock';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For lines of code or a command that people read and copy, with the name of the file above them.',
      picture: () => <CodeBlock label="Terminal" code={'npm install\nnpm start'} style={{ inlineSize: '100%' }} />,
    },
    {
      text: 'With `hasLineNumbers`, where the text around speaks of lines.',
      picture: () => (
        <CodeBlock
          label="backlog.csv"
          code={'title,status\nRefunds,Next'}
          hasLineNumbers
          style={{ inlineSize: '100%' }}
        />
      ),
    },
  ],
  avoid: [
    {
      text: 'For one name or command in a sentence. The frame tears the sentence apart.',
      instead: 'Code',
      picture: () => (
        <div style={{ inlineSize: '100%' }}>
          <Text>The site starts with</Text>
          <CodeBlock label="Command" code="npm start" />
        </div>
      ),
    },
    { text: 'For code inside HTML that others wrote. Guides and notes draw their own blocks.', instead: 'SafeHtml' },
  ],
  parts: {
    bar: 'The line above the code.',
    label: 'What the code is, such as the name of its file.',
    language: 'The language after it.',
    code: 'The frame of the code, which scrolls.',
    line: 'A line, where lines are numbered.',
  },
  states: ['numbered', 'wrapped'],
  keyboard: [
    { keys: ['Space'], does: 'On the first button: wraps long lines.', story: 'ItsButtonsArePressedByKey' },
    { keys: ['Enter'], does: 'On the second button: copies the code.', story: 'ItsButtonsArePressedByKey' },
    { keys: ['Tab'], does: 'Comes to the code after its two buttons.', story: 'WrapsAndScrollsByKeys' },
  ],
  accessibility: [
    'The code is a region named by its `label`, and a stop of Tab, so that arrow keys scroll its long lines.',
    'Copying is announced (the page needs a `LiveRegion`), and the button is named Copied until the focus leaves it.',
    'Code runs from left to right on every page. Its line numbers are not copied.',
  ],
};
