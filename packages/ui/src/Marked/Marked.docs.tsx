import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { Text } from '../Text';
import { Marked } from './Marked';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'In the results of a search, to show why each of them is there. The first place with the query is marked, whatever its case and accents.',
      picture: () => (
        <Text>
          <Marked text="Invoices as PDF" query="invoice" />
        </Text>
      ),
    },
    {
      text: 'With segments as `text`, where the server says which places it found.',
      picture: () => (
        <Text>
          <Marked
            text={[
              { text: 'Izmir', isMatch: true },
              { text: ' and ', isMatch: false },
              { text: 'İzmir', isMatch: true },
            ]}
          />
        </Text>
      ),
    },
  ],
  avoid: [
    {
      text: 'To stress a word. A mark says that a search has found it.',
      instead: 'Text',
      picture: () => (
        <Text>
          <Marked text="Weeks not started are refunded in full." query="in full" />
        </Text>
      ),
    },
    { text: 'For an answer with HTML in it. Markup is shown as it is written.', instead: 'SafeHtml' },
  ],
  keyboard: [],
  accessibility: [
    'A `<mark>` within the text. Most screen readers read over it, so the number of results has to be said as well.',
    'It has no element of its own: put it into a heading, a link or a line.',
  ],
};
