import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { Prose } from '../Prose';
import { HeadingAnchor } from './HeadingAnchor';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'As the first thing in the headings of guides and articles, so that people can send a link to a section.',
      picture: () => (
        <Prose style={{ paddingInlineStart: 40 }}>
          <h3 id="example-anchor" tabIndex={-1}>
            <HeadingAnchor target="example-anchor" label="Link to “Import”" style={{ opacity: 1 }} />
            Import
          </h3>
        </Prose>
      ),
    },
  ],
  avoid: [
    {
      text: 'Beside text that is no heading. It has its place before a heading, and is seen only on hover and focus.',
      instead: 'CopyLink',
      picture: () => (
        <p style={{ position: 'relative' }}>
          <HeadingAnchor target="example-anchor" label="Link to the order" style={{ opacity: 1 }} />
          Order 2041
        </p>
      ),
    },
    { text: 'To list the sections of a page.', instead: 'TableOfContents' },
  ],
  parts: {
    anchor: 'The link itself.',
  },
  keyboard: [
    { keys: ['Tab'], does: 'Comes to the link, which shows itself then.', story: 'Default' },
    {
      keys: ['Enter'],
      does: 'Puts the section into the address and moves the focus to the heading.',
      story: 'Default',
    },
  ],
  accessibility: [
    'Its `label` is its name and a part of that of the heading; say which section it leads to.',
    'The heading needs the `id` of `target`, and `tabIndex={-1}` to take the focus.',
    'Windows below 960 px do not show it, since there is no room before the heading.',
  ],
};
