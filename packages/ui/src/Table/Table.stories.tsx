import preview from '@quarterdeck/storybook/preview';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { Card, CardBody, CardHead } from '../Card';
import { Link } from '../Link';
import { LiveRegion } from '../LiveRegion';
import { StatusBadge } from '../StatusBadge';
import { Table, type TableColumn, type TableProps, type TableSort } from './Table';

interface Invoice {
  id: string;
  customer: string;
  weeks: number;
  total: number;
  isPaid: boolean;
}

const invoices: readonly Invoice[] = [
  { id: 'INV-0118', customer: 'Lindqvist Boat Hire', weeks: 3, total: 3699, isPaid: false },
  { id: 'INV-0117', customer: 'Harbour CRM', weeks: 12, total: 12_614.1, isPaid: true },
  { id: 'INV-0116', customer: 'Aydın Mimarlık', weeks: 1.5, total: 1200, isPaid: true },
  { id: 'INV-0115', customer: 'Gasthof Lammers', weeks: 0, total: -342.5, isPaid: true },
];

const columns: readonly TableColumn<Invoice>[] = [
  {
    id: 'id',
    name: 'Invoice',
    isRowHeader: true,
    isSortable: true,
    cell: ({ id }) => (
      <Link variant="quiet" href={`/pages/invoice/${id}`}>
        {id === '' ? 'No number' : id}
      </Link>
    ),
  },
  { id: 'customer', name: 'Customer', isSortable: true, cell: ({ customer }) => customer },
  {
    id: 'state',
    name: 'State',
    cell: ({ isPaid }) => (
      <StatusBadge tone={isPaid ? 'success' : 'neutral'}>{isPaid ? 'Paid' : 'Pending'}</StatusBadge>
    ),
  },
  { id: 'weeks', name: 'Weeks', kind: 'number', cell: ({ weeks }) => weeks },
  { id: 'total', name: 'Total', kind: 'number', isSortable: true, cell: ({ total }) => total },
];

const sorted = (rows: readonly Invoice[], sort: TableSort | undefined) => {
  if (sort === undefined) return rows;
  const key = sort.column as 'id' | 'customer' | 'total';
  const turn = sort.direction === 'ascending' ? 1 : -1;
  return rows.toSorted((a, b) => {
    const [one, other] = [a[key], b[key]];
    return turn * (typeof one === 'number' ? one - Number(other) : one.localeCompare(String(other)));
  });
};

/** Sorts as its owner would. */
function Invoices({ rows, sort: first, ...rest }: TableProps<Invoice>) {
  const [sort, setSort] = useState(first);
  return (
    <>
      <Table {...rest} rows={sorted(rows, sort)} sort={sort} onSortChange={setSort} />
      <LiveRegion />
    </>
  );
}

const meta = preview.meta({
  title: 'Components/Data display/Table',
  component: Invoices,
  args: {
    caption: 'Invoices',
    columns,
    rows: invoices,
    getRowId: ({ id }: Invoice) => id,
    sort: { column: 'id', direction: 'descending' as const },
  },
  parameters: { covers: ['component:@quarterdeck/ui/Table'] },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Invoices' });
    await expect(within(table).getAllByRole('row')).toHaveLength(5);
    await expect(canvas.getByRole('rowheader', { name: 'INV-0117' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'INV-0117' })).toHaveAttribute('href', '/pages/invoice/INV-0117');
    await expect(canvas.getByText('12,614.1')).toBeVisible();
    await expect(canvas.getByText('−342.5')).toBeVisible();
  },
});

export const Variants = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Invoices {...args} caption="Dense" density="dense" />
      <Invoices {...args} caption="Comfortable" density="comfortable" />
      <Invoices {...args} caption="With a hidden caption" isCaptionHidden phoneLayout="scroll" />
    </div>
  ),
});

/** Without rows; with a head that stays while its rows scroll. */
export const States = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Invoices {...args} caption="Drafts" rows={[]} emptyText="No drafts yet" />
      <Invoices
        {...args}
        caption="All invoices"
        hasStickyHead
        // Cards have no head that could stay.
        phoneLayout="scroll"
        style={{ maxBlockSize: 280 }}
        rows={Array.from({ length: 40 }, (_, index) => ({
          id: `INV-${1000 + index}`,
          customer: 'Harbour CRM',
          weeks: index,
          total: index * 100,
          isPaid: true,
        }))}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: 'No drafts yet' })).toBeVisible();
    const table = canvas.getByRole('table', { name: 'All invoices' });
    const scroller = table.parentElement;
    scroller?.scrollTo(0, 600);
    const head = within(table).getByRole('columnheader', { name: 'Total' });
    await waitFor(() =>
      expect(head.getBoundingClientRect().top - (scroller?.getBoundingClientRect().top ?? 0)).toBeLessThan(2),
    );
    // A row that is half below the head would be too small to press.
    scroller?.scrollTo(0, 0);
  },
});

/** The card has the border, and its title and the texts of the table begin at one edge. */
export const InACard = meta.story({
  args: { isBare: true, isCaptionHidden: true },
  render: (args) => (
    <Card>
      <CardHead title="Invoices" />
      <CardBody>
        <Invoices {...args} />
      </CardBody>
    </Card>
  ),
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { name: 'Invoices' });
    const isRtl = getComputedStyle(title).direction === 'rtl';
    const edgeOf = (element: Element) => Math.round(element.getBoundingClientRect()[isRtl ? 'right' : 'left']);
    await expect(edgeOf(canvas.getByRole('link', { name: 'INV-0118' }))).toBe(edgeOf(title));
  },
});

export const InACardRtl = InACard.extend({ globals: { direction: 'rtl' } });

export const LongContent = meta.story({
  args: {
    caption: 'Invoices '.repeat(30),
    rows: [
      {
        id: '<script>alert(1)</script>',
        customer: 'Donaudampfschifffahrtsgesellschaft'.repeat(6),
        weeks: Number.NaN,
        total: 1e12,
        isPaid: false,
      },
      { id: 'مدفوعات', customer: 'Customer '.repeat(60), weeks: -Infinity, total: -0.001, isPaid: true },
      { id: '', customer: '', weeks: 0, total: 0, isPaid: true },
    ],
  },
});

export const InTurkish = meta.story({
  globals: { locale: 'tr' },
  args: {
    caption: 'Faturalar',
    columns: columns.map((column) => ({
      ...column,
      name: { id: 'Fatura', customer: 'Müşteri', state: 'Durum', weeks: 'Hafta', total: 'Toplam' }[column.id] ?? '',
    })),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText('12.614,1')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Müşteri' }));
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-part="live-region"]')).toHaveTextContent(
        'Müşteri sütununa göre artan sıralandı',
      ),
    );
  },
});

export const Dark = meta.story({ globals: { scheme: 'dark' } });

export const Rtl = meta.story({ globals: { direction: 'rtl' } });

export const HeadsSortAndSaySo = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const said = canvasElement.querySelector('[data-part="live-region"]');
    const firstRow = () => canvas.getAllByRole('rowheader')[0];
    await expect(canvas.getByRole('columnheader', { name: 'Invoice' })).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getByRole('columnheader', { name: 'State' })).not.toHaveAttribute('aria-sort');
    const total = canvas.getByRole('columnheader', { name: 'Total' });
    await expect(total).toHaveAttribute('aria-sort', 'none');
    canvas.getByRole('button', { name: 'Total' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(total).toHaveAttribute('aria-sort', 'ascending');
    await expect(firstRow()).toHaveTextContent('INV-0115');
    await waitFor(() => expect(said).toHaveTextContent('Sorted by Total, ascending'));
    await userEvent.keyboard('{Enter}');
    await expect(total).toHaveAttribute('aria-sort', 'descending');
    await expect(firstRow()).toHaveTextContent('INV-0117');
    await expect(canvas.getByRole('button', { name: 'Total' })).toHaveFocus();
    await waitFor(() => expect(said).toHaveTextContent('Sorted by Total, descending'));
    await expect(canvas.getByRole('columnheader', { name: 'Invoice' })).toHaveAttribute('aria-sort', 'none');
  },
});

export const NumbersEndAtOneEdge = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const cells = ['3,699', '12,614.1', '−342.5'].map((text) => canvas.getByText(text).getBoundingClientRect().right);
    await expect(new Set(cells.map(Math.round)).size).toBe(1);
  },
});

export const ScrollsByKeysWhereNothingInItTakesTheFocus = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    columns: [
      { id: 'customer', name: 'Customer', isRowHeader: true, cell: ({ customer }) => customer },
      { id: 'number', name: 'Invoice', cell: ({ id }) => id },
    ],
    // Cards scroll with the page.
    phoneLayout: 'scroll',
    style: { maxBlockSize: 120 },
  },
  play: async ({ canvas, userEvent }) => {
    const scroller = canvas.getByRole('table', { name: 'Invoices' }).parentElement;
    await waitFor(() => expect(scroller).toHaveAttribute('tabindex', '0'));
    await userEvent.tab();
    await expect(scroller).toHaveFocus();
  },
});
