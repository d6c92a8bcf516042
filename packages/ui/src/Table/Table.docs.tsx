import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { Card, CardBody, CardHead } from '../Card';
import { Checkbox } from '../Checkbox';
import { Table, type TableColumn } from './Table';

interface Invoice {
  id: string;
  customer: string;
  total: number;
}

const invoices: readonly Invoice[] = [
  { id: 'INV-0118', customer: 'Lindqvist Boat Hire', total: 3699 },
  { id: 'INV-0117', customer: 'Harbour CRM', total: 12_614.1 },
];

const columns: readonly TableColumn<Invoice>[] = [
  { id: 'id', name: 'Invoice', isRowHeader: true, isSortable: true, cell: ({ id }) => id },
  { id: 'customer', name: 'Customer', cell: ({ customer }) => customer },
  { id: 'total', name: 'Total', kind: 'number', isSortable: true, cell: ({ total }) => total },
];

const box: TableColumn<Invoice> = {
  id: 'box',
  name: 'Select',
  cell: ({ id }) => <Checkbox aria-label={id} />,
};

const idOf = ({ id }: Invoice) => id;

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For records that people compare by the same properties, such as invoices by customer and total: one row for each, one column for each property.',
      picture: () => (
        <Table
          caption="Invoices"
          columns={columns}
          rows={invoices}
          getRowId={idOf}
          sort={{ column: 'id', direction: 'descending' }}
        />
      ),
    },
    {
      text: 'For up to some 200 rows that are read, sorted and followed by their links. All rows are drawn, so put more of them on pages.',
    },
    {
      text: 'With `isBare` inside of a card: the card has the border, and the texts of both begin at one edge.',
      picture: () => (
        <Card>
          <CardHead title="Invoices" />
          <CardBody>
            <Table isBare caption="Invoices" isCaptionHidden columns={columns} rows={invoices} getRowId={idOf} />
          </CardBody>
        </Card>
      ),
    },
  ],
  avoid: [
    {
      text: 'Where rows are selected, put in order or walked with arrow keys. Here every control of every row is a stop of Tab.',
      instead: 'List',
      picture: () => (
        <Table caption="Invoices" columns={[box, ...columns.slice(0, 2)]} rows={invoices} getRowId={idOf} />
      ),
    },
    {
      text: 'For the facts of one record. A single row spreads them over the page, far from their names.',
      instead: 'DescriptionList',
      picture: () => <Table caption="Invoice INV-0118" columns={columns} rows={invoices.slice(0, 1)} getRowId={idOf} />,
    },
  ],
  parts: {
    arrow: 'The arrow in a head that sorts.',
    value: 'What a cell shows; on phones the name of the column is beside it.',
    empty: 'The cell that says that there are no rows.',
  },
  states: ['bare', 'hidden', 'kind', 'label', 'phone', 'sorted', 'sticky'],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Comes to the table itself where it scrolls and nothing in it takes the focus.',
      story: 'ScrollsByKeysWhereNothingInItTakesTheFocus',
    },
    {
      keys: ['Enter'],
      does: 'On a head: sorts by its column, and the other way when pressed again. The focus stays there.',
      story: 'HeadsSortAndSaySo',
    },
  ],
  accessibility: [
    'A `<table>` named by its caption; the column with `isRowHeader` names each row. The roles stay when phones show rows as cards.',
    'A head that sorts is a button in a cell with `aria-sort`, and the new order is announced. The page needs a `LiveRegion` for that.',
    'Hide the caption only where a heading says the same, and the name of a column only where its cells speak for themselves.',
  ],
};
