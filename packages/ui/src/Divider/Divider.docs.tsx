import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { Divider } from './Divider';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'Between two groups that space alone does not keep apart, such as two ways to sign in.',
      picture: () => (
        <div style={{ display: 'grid', gap: 12, inlineSize: '100%', textAlign: 'center' }}>
          Sign in with a link
          <Divider label="or" />
          Sign in with a password
        </div>
      ),
    },
    { text: 'With `labelVariant="overline"` as the name of the group below, where no heading is needed.' },
  ],
  avoid: [
    {
      text: 'Between all things of a list. More space does the same with less ink.',
      instead: 'Stack',
      picture: () => (
        <div style={{ display: 'grid', gap: 4, inlineSize: '100%' }}>
          Name
          <Divider />
          Address
          <Divider />
          Telephone
        </div>
      ),
    },
    { text: 'As the heading of a section. People who jump by headings do not find it.', instead: 'Text' },
  ],
  states: ['inset', 'label', 'orientation'],
  keyboard: [],
  accessibility: [
    'It is decoration. With `isSeparator` it is a `separator` with its direction; set that only where it parts content.',
    'Its label is text like any other and no heading.',
  ],
};
