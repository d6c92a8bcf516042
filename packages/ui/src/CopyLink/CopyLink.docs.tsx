import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { Code } from '../Code';
import { Inline } from '../Stack';
import { Text } from '../Text';
import { CopyLink } from './CopyLink';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For the address of one thing on the site that people send to others: an answer, a record, a guide.',
      picture: () => <CopyLink href="/guides/refunds" variant="secondary" />,
    },
    {
      text: 'As an icon alone at the end of the title that it belongs to.',
      picture: () => (
        <Inline>
          <Text variant="body-medium">Do prices include tax?</Text>
          <CopyLink href="/faqs#tax" isIconOnly />
        </Inline>
      ),
    },
  ],
  avoid: [
    {
      text: 'For text that is no address, such as a code. The site’s address would be put before it.',
      instead: 'CodeBlock',
      picture: () => (
        <Inline>
          <Code>SAIL-2026</Code>
          <CopyLink href="SAIL-2026" isIconOnly />
        </Inline>
      ),
    },
    { text: 'At the headings of a long text.', instead: 'HeadingAnchor' },
    { text: 'To lead there.', instead: 'Link' },
  ],
  keyboard: [
    { keys: ['Enter'], does: 'Copies the address.', story: 'EnterCopies' },
    { keys: ['Tab'], does: 'Leaves it, and it says “Copy link” again.', story: 'States' },
  ],
  accessibility: [
    'After a press its name is “Copied” until the focus leaves it; the same is announced.',
    'Its name does not say what is copied. Place it right after the title of that.',
    'Where the browser refuses, a toast says so: the page needs a `ToastRegion`.',
  ],
};
