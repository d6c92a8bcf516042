import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { Inline } from '../Stack';
import { Badge } from './Badge';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For a count beside what it counts, such as unread messages in the navigation. Above 99 it is written as 99+.',
      picture: () => (
        <Inline>
          Inbox <Badge count={27} label="27 unread" />
        </Inline>
      ),
    },
    {
      text: 'Without a count, as a dot for something new of which the number does not matter.',
      picture: () => (
        <Inline>
          Releases <Badge label="New" />
        </Inline>
      ),
    },
  ],
  avoid: [
    {
      text: 'For a state such as paid. A dot shows it by its color alone.',
      instead: 'StatusBadge',
      picture: () => (
        <Inline>
          INV-0118 <Badge tone="success" label="Paid" />
        </Inline>
      ),
    },
    {
      text: 'For a number that people need in full. Write it as text, or raise `max`.',
      picture: () => (
        <Inline>
          Visitors in March <Badge count={1204} />
        </Inline>
      ),
    },
    { text: 'For a label that people give to things, such as a topic.', instead: 'Tag' },
  ],
  keyboard: [],
  accessibility: [
    'The `label` is read in place of the figure, such as “27 unread”. Without it the bare figure is read.',
    'A dot without a `label` says nothing. Leave the label out only where the words around say it.',
  ],
};
