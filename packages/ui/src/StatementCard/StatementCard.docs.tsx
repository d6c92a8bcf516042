import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { StatementCard } from './StatementCard';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For the statement of an account or a card: what was spent, how much of the limit that is, and whether it is paid.',
      picture: () => (
        <StatementCard
          title="Previous statement"
          description="Closed Feb 19, 2026"
          status="paid"
          statusText="Paid"
          spent="$8,916.20"
          spentLabel="spent"
          share={0.26}
          shareText="26% of limit"
          facts={[
            { term: 'Limit', value: '$34,500.00' },
            { term: 'Minimum', value: '$445.81' },
          ]}
        />
      ),
    },
    { text: 'With amounts and dates as your page formats them. While they load, `isLoading` keeps their room.' },
  ],
  avoid: [
    {
      text: 'For a document that people print or send.',
      instead: 'InvoiceSheet',
    },
    {
      text: 'For one figure. A stamp and a tear line need something to be about.',
      instead: 'StatTile',
      picture: () => <StatementCard title="Due tasks" spent="21" />,
    },
    { text: 'For facts alone.', instead: 'DescriptionList' },
  ],
  parts: {
    title: 'The heading.',
    description: 'When it closes or was closed.',
    stamp: 'The stamp with the status.',
    spent: 'The amount and what it is.',
    share: 'The share of the limit in words.',
    meter: 'The share on a scale.',
    scale: 'The strokes of the scale, in its TickMeter.',
    facts: 'The terms and values below the tear line.',
  },
  states: ['variant'],
  keyboard: [],
  accessibility: [
    'An `<article>` named by its heading. Set `level` to fit the outline of the page.',
    'The status is a word beside an icon and a color. The scale is hidden, since `shareText` says the same; say there also that the limit is passed.',
    'The facts are a description list. While it loads it is `aria-busy` and reads “Loading” below its title.',
  ],
};
