import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { Logo } from './Logo';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'Once in the frame of a site, as the link to its start. On narrow rails `isMarkOnly`.',
      picture: () => <Logo href="/" aria-label="Quarterdeck, start page" />,
    },
    { text: 'With `tone="hull"` on dark hulls, and `ink` where there is one colour, such as on paper.' },
  ],
  avoid: [
    {
      text: 'In the text or as the heading of a page. There the name is a word like others.',
      instead: 'Text',
      picture: () => (
        <p style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
          Welcome to <Logo size="lg" />
        </p>
      ),
    },
    { text: 'For the sign of a client or a team.', instead: 'Avatar' },
  ],
  parts: {
    mark: 'The sail over a wave.',
    word: 'The name.',
  },
  keyboard: [],
  accessibility: [
    'As a link it needs an `aria-label` that says where it leads, such as “Quarterdeck, start page”.',
    'The mark alone keeps the `name`: it is an image, or a link, of that name.',
  ],
};
