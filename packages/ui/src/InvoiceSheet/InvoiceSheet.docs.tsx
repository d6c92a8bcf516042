import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { Paper, PaperTable } from '../Paper';
import { InvoiceSheet } from './InvoiceSheet';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For an invoice that is printed on A4, or saved as PDF by the print dialog. `compact` is for bookkeepers, `modern` for clients.',
      picture: () => (
        <InvoiceSheet
          title="Invoice"
          headingLevel={2}
          number="INV-2026-0118"
          parties={[{ label: 'Bill to', lines: ['Harbour CRM Ltd.'] }]}
          details={{ title: 'Details', facts: [{ label: 'Due', value: 'Mar 30, 2026' }] }}
          table={{
            label: 'Lines',
            columns: [
              { id: 'service', label: 'Service', kind: 'title' },
              { id: 'total', label: 'Total', kind: 'number' },
            ],
            lines: [{ id: '1', cells: { service: 'Photo gallery', total: '$560.00' } }],
          }}
          totals={[{ label: 'Total', value: '$560.00' }]}
          foot="Quarterdeck"
          sayPage={(page, pages) => `Page ${page} of ${pages}`}
          style={{ minBlockSize: 0, padding: 16 }}
        />
      ),
    },
    { text: 'Give it texts that are ready: it neither adds up nor formats, and it has no words of its own.' },
  ],
  avoid: [
    {
      text: 'For a receipt or a quote inside a page. Those follow the scheme, and have no pages of their own.',
      instead: 'Paper',
      picture: () => (
        <Paper aria-label="Receipt 2026-014" style={{ padding: 16 }}>
          <PaperTable aria-label="Lines">
            <tbody>
              <tr>
                <th scope="row">Photo gallery</th>
                <td>$560.00</td>
              </tr>
            </tbody>
          </PaperTable>
        </Paper>
      ),
    },
    { text: 'Two on one page. The foot of the printed pages is that of the last one.' },
  ],
  parts: {
    band: 'The band of the modern design.',
    draft: 'The mark of a draft, at the number.',
    due: 'What is due, in the modern design.',
    lines: 'The table of what is invoiced.',
    stamp: 'The stamp of what is paid.',
    totals: 'The sums.',
    total: 'The last of the sums.',
    payment: 'How it is paid.',
    foot: 'The foot of the sheet on the screen.',
  },
  states: ['kind', 'label'],
  keyboard: [],
  accessibility: [
    'An article, named by its title. Give `headingLevel` 2 where the page has another `h1`.',
    'The lines are a table; the first cell of a line is its head, also where phones stack the cells.',
    'The paper is light in every scheme, and so are its contrasts.',
    'The band alone keeps its color on paper; text is ink. Chromium writes page numbers, other browsers may leave them out.',
  ],
};
