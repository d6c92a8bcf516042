import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { Prose } from '../Prose';
import { SafeHtml } from './SafeHtml';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For HTML that others wrote: mails, guides, notes, notifications. Nothing of it runs or fetches. Take the narrowest `profile` that has what the text needs.',
      picture: () => (
        <Prose>
          <SafeHtml
            profile="rich"
            html="<p>The menu writes a <strong>CSV</strong>, with <code>title</code> first.</p>"
          />
        </Prose>
      ),
    },
    {
      text: 'Inside something that styles it: a `Prose` for guides (`safeHeadings` lists their headings), a line for `inline` and `highlight`.',
    },
  ],
  avoid: [
    {
      text: 'For text that is not HTML. What looks like a tag in it is removed.',
      instead: 'Text',
      picture: () => (
        <p>
          <SafeHtml profile="inline" html="Add <Button> to the page." />
        </p>
      ),
    },
    { text: 'For what a search found in a plain text.', instead: 'Marked' },
    { text: 'Where people write the text themselves.', instead: 'RichTextEditor' },
  ],
  parts: {
    code: 'The frame of preformatted text, with its name and a button that copies it.',
    line: 'A line of such text.',
    table: 'The frame of a table, which scrolls.',
  },
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Comes to tables, so that arrow keys scroll them, to copy buttons and to links.',
      story: 'TablesButtonsAndLinksAreReachedByKey',
    },
  ],
  accessibility: [
    'A heading of the first level becomes one of the second, as the page has its own. Headings of `rich` have ids and take the focus when they are linked to.',
    'Links to other sites open a new window. Images from elsewhere are not loaded; their alternative text stays.',
    'Names and roles of others (ARIA) are taken out, so that no text of theirs can pose as a control of the page.',
  ],
};
