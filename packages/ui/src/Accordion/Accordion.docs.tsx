import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { Accordion, Disclosure } from './Accordion';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For several questions with short answers of which most people need one or two. One is open at a time; `allowsMultipleExpanded` keeps others open.',
      picture: () => (
        <Accordion defaultExpandedKeys={['stop']} style={{ inlineSize: '100%' }}>
          <Disclosure id="stop" title="Can I stop early?">
            Yes. Weeks not started are refunded.
          </Disclosure>
          <Disclosure id="tax" title="Is tax included?">
            Every price has the tax in it.
          </Disclosure>
        </Accordion>
      ),
    },
    { text: 'As a `Disclosure` alone, for one part of a page that few people need, such as advanced settings.' },
  ],
  avoid: [
    {
      text: 'For views of which one is always shown. Here all of them can be closed.',
      instead: 'Tabs',
      picture: () => (
        <Accordion style={{ inlineSize: '100%' }}>
          <Disclosure id="day" title="Day">
            Today
          </Disclosure>
          <Disclosure id="week" title="Week">
            This week
          </Disclosure>
        </Accordion>
      ),
    },
    {
      text: 'For answers that people send to each other. They have no addresses, and a long list shows all of its rows.',
      instead: 'LinkedAccordion',
    },
    { text: 'For what everybody has to read before they go on, such as the price. What is closed is passed over.' },
  ],
  parts: {
    icon: 'The icon before the title.',
    label: 'The title.',
    hint: 'The short text at the end, such as a count.',
    chevron: 'The arrow that turns when the row opens.',
    action: 'The button at the end of an open row.',
    content: 'What the row shows and hides.',
  },
  states: ['disabled', 'expanded', 'focus-visible', 'has-action', 'hovered', 'pressed', 'variant'],
  keyboard: [
    { keys: ['Tab'], does: 'Comes to the title, then to the action of an open row.', story: 'Boxed' },
    {
      keys: ['Enter', 'Space'],
      does: 'Opens the row, or closes it.',
      story: 'OpensByKeyAndIsFoundByTheBrowser',
    },
  ],
  accessibility: [
    'Each title is a heading with a button in it that says whether its row is open. Set `level` to fit the outline of the page.',
    'What is closed stays on the page: the search of the browser finds it and opens it.',
    'The hint is inside the button, so it is read with the title.',
  ],
};
