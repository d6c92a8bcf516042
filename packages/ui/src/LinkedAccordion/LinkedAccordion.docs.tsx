import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { LinkedAccordion } from './LinkedAccordion';

const nothing = () => undefined;
const hrefOf = (id: string) => `/faqs#${id}`;
const wide = { inlineSize: '100%' };

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For questions and answers that people link to. The open one has an address (`useLinkedItem`) and a button that copies it.',
      picture: () => (
        <LinkedAccordion
          items={[
            { id: 'docs-cancel', title: 'Can I stop early?', children: <p>Yes.</p> },
            { id: 'docs-tax', title: 'Do prices include tax?', children: <p>Every price has the tax in it.</p> },
          ]}
          open="docs-tax"
          linked="docs-tax"
          onOpen={nothing}
          hrefOf={hrefOf}
          style={wide}
        />
      ),
    },
    { text: 'For lists of more than 50: the first ones are shown, and always the one that a link leads to.' },
  ],
  avoid: [
    {
      text: 'For parts of a form or of settings. Nobody sends a link to them, and two may have to be open at once.',
      instead: 'Accordion',
      picture: () => (
        <LinkedAccordion
          items={[
            { id: 'docs-delivery', title: 'Delivery address', children: <p>Rıhtım Caddesi 12</p> },
            { id: 'docs-billing', title: 'Billing address', children: null },
          ]}
          open="docs-delivery"
          onOpen={nothing}
          hrefOf={hrefOf}
          style={wide}
        />
      ),
    },
    { text: 'For text that everybody should read.', instead: 'Prose' },
  ],
  states: ['linked'],
  keyboard: [
    {
      keys: ['Enter', 'Space'],
      does: 'Open and close an item; the one that was open closes.',
      story: 'EnterAndSpaceOpenAndClose',
    },
  ],
  accessibility: [
    'Each title is a heading of level 3 with a button that says whether its item is open.',
    'The address of an open item is copied by “Copy link”, which closed items do not have.',
    'Ids stand in addresses and in the page, so they are unique on it.',
  ],
};
