import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { Prose } from './Prose';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For text that people read through: guides, articles, mails, terms. It styles the plain elements in it.',
      picture: () => (
        <Prose>
          <h3>Import</h3>
          <p>
            A file with a header row becomes items of the <a href="#backlog">backlog</a>.
          </p>
        </Prose>
      ),
    },
    { text: 'With `data-quotes="note"` where quotations are notes of the author, such as in guides.' },
  ],
  avoid: [
    {
      text: 'For the words of controls and cards. Its letters and spaces are those of an article.',
      instead: 'Text',
      picture: () => (
        <Prose style={{ inlineSize: 160 }}>
          <h2>Orders</h2>
          <p>12 open</p>
        </Prose>
      ),
    },
    { text: 'For markup that comes as a string. It has to be cleaned first.', instead: 'SafeHtml' },
    { text: 'For code with a copy button.', instead: 'CodeBlock' },
  ],
  parts: {
    code: 'A block of code with its head; set it on yours.',
    line: 'A numbered line in it; set it on yours.',
    table: 'What scrolls a table that is too wide; set it on yours.',
  },
  states: ['quotes'],
  keyboard: [],
  accessibility: [
    'It adds no roles: what is read are the elements in it. Their headings have to fit the outline of the page.',
    'A line has 680 px at most, and links are underlined.',
    'A table that scrolls has to be reached by key: give its `data-part="table"` a `tabIndex` and a name.',
  ],
};
