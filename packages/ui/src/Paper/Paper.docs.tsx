import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { Paper, PaperNote, PaperTable } from './Paper';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For a document that people read on the screen and print as it is: a receipt, an invoice, a quote. Printed, the sheet is the page itself.',
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
          <PaperNote>Prices include tax.</PaperNote>
        </Paper>
      ),
    },
  ],
  avoid: [
    {
      text: 'For a text to read. Nobody prints it, and the frame of a sheet takes its room.',
      instead: 'Prose',
      picture: () => (
        <Paper aria-label="Terms">
          <p>Weeks that were not started yet are refunded in full.</p>
        </Paper>
      ),
    },
    {
      text: 'For a document that is made only for paper, such as a backlog to take along.',
      instead: 'PrintSheet',
    },
  ],
  keyboard: [],
  accessibility: [
    'An article. Name it with `aria-labelledby` and the id of its heading.',
    'A `PaperTable` is a `<table>`: name it, and mark the first cell of each row as its head with `scope="row"`.',
    '`PaperActions`, with the way back and the print button, are not printed.',
  ],
};
