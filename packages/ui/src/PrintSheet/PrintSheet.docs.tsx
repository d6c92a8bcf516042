import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { Text } from '../Text';
import { PrintSheet, PrintTable } from './PrintSheet';

const table = (
  <PrintTable aria-label="Now">
    <tbody>
      <tr>
        <th scope="row">
          Photo gallery
          <small>Data</small>
        </th>
        <td>3 days</td>
      </tr>
    </tbody>
  </PrintTable>
);

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For what only paper shows: a board or a list of the app, written out as tables on A4, black on white in every scheme.',
      // As on paper: the screen does not show it.
      picture: () => (
        <PrintSheet style={{ display: 'block', inlineSize: '100%', padding: 12, color: '#000', background: '#fff' }}>
          {table}
        </PrintSheet>
      ),
    },
    {
      text: 'With `usePrintSheet`: the sheet is there only while the browser prints, also by the command of the browser, and its code is loaded when the page rests.',
    },
  ],
  avoid: [
    {
      text: 'For a document that people read on the screen as well, such as a receipt. Nothing of it is shown there.',
      instead: 'Paper',
      picture: () => (
        <div style={{ inlineSize: '100%' }}>
          <Text variant="title-5">Receipt 2026-014</Text>
          <PrintSheet>{table}</PrintSheet>
        </div>
      ),
    },
  ],
  keyboard: [],
  accessibility: [
    'On the screen it is not displayed, so no screen reader reads it and Tab passes it over.',
    'The page offers a button that prints, and hides in print what the screen shows.',
    'Its tables are real ones with heads, which a PDF made from it keeps.',
  ],
};
