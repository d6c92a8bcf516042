import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { CircleCheck, Clock } from 'lucide-react';
import { Inline } from '../Stack';
import { StatusBadge } from './StatusBadge';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For a state that the product sets, in one or two words: paid, pending, live. The icon and the tone repeat the word.',
      picture: () => (
        <Inline>
          <StatusBadge tone="success" icon={CircleCheck}>
            Paid
          </StatusBadge>
          <StatusBadge tone="warning" icon={Clock}>
            Pending
          </StatusBadge>
        </Inline>
      ),
    },
  ],
  avoid: [
    {
      text: 'For a reason, or for what has to be done. The words never break into a second line; where there is no room they end in “…”.',
      instead: 'Alert',
      picture: () => <StatusBadge tone="danger">Your card was declined, try another</StatusBadge>,
    },
    {
      text: 'For labels that people choose. Their colors are hues without a meaning.',
      instead: 'Tag',
      picture: () => (
        <Inline>
          <StatusBadge tone="warning">Payments</StatusBadge>
          <StatusBadge tone="danger">Invoices</StatusBadge>
        </Inline>
      ),
    },
    { text: 'For a count.', instead: 'Badge' },
  ],
  parts: {
    icon: 'The icon before the word.',
    dot: 'The dot, where there is no icon.',
    label: 'The word.',
  },
  keyboard: [],
  accessibility: [
    'Only the word is read: icon and dot are hidden, and the tone is a color alone. So the word has to say the state.',
    'A change of the state is not announced. Where people wait for it, say it in a `LiveRegion` too.',
  ],
};
