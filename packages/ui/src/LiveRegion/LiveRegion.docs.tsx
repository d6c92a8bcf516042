import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'Once in an app, before anything is announced. `QuarterdeckProvider` has one, unless `hasRegions` is false.',
    },
    {
      text: 'For changes that can only be seen: rows that were filtered, a card that was moved. Call `announce` with one short sentence.',
    },
  ],
  avoid: [
    { text: 'For what everybody should notice. It is spoken only.', instead: 'ToastRegion' },
    { text: 'For a message that stays on the page. It can announce itself.', instead: 'Alert' },
    { text: 'For what the focus moves to. That is read without it, and would be read twice.' },
  ],
  parts: {
    'live-region': 'The hidden text that is spoken.',
  },
  keyboard: [],
  accessibility: [
    'It is polite: what is being read is finished first. Messages wait for one another, 150 ms each.',
    'The same message twice is spoken twice. With a topic, a message takes the place of one that still waits under it: who holds an arrow key hears where the mark is, not where it was.',
    'Without a mounted region `announce` is heard by nobody; in development the console says so.',
  ],
};
