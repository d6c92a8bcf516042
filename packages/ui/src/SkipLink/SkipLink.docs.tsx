import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { SkipLink } from './SkipLink';

/** As it looks while it has the focus. */
const focused = { position: 'static', clipPath: 'none' } as const;

export const docs: ComponentDocs = {
  use: [
    {
      text: 'Once in the frame of a site, as the first element of the page. Only who uses the Tab key sees it.',
      picture: () => <SkipLink style={focused} />,
    },
  ],
  avoid: [
    {
      text: 'For ways to parts of the page that everybody should see.',
      instead: 'TableOfContents',
      picture: () => (
        <div style={{ display: 'flex', gap: 8 }}>
          <SkipLink style={focused} target="prices">
            Prices
          </SkipLink>
          <SkipLink style={focused} target="crew">
            Crew
          </SkipLink>
        </div>
      ),
    },
    { text: 'For a link in the text.', instead: 'Link' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Comes to it first of all, and shows it.', story: 'Default' },
    { keys: ['Enter'], does: 'Moves the focus to the content, past the navigation.', story: 'Default' },
  ],
  accessibility: [
    'It leads to the element with the id `content`, or that of `target`, which needs `tabIndex={-1}` to take the focus.',
    'It is hidden from sight, not from screen readers, until it has the focus.',
  ],
};
