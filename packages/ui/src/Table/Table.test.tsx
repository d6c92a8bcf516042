import { render } from '@testing-library/react';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Table, type TableColumn } from './Table';

const columns: TableColumn<{ id: string }>[] = [{ id: 'name', name: 'Name', cell: (row) => row.id, isRowHeader: true }];
const args = { caption: 'Boats', columns, rows: [{ id: 'meltem' }], getRowId: (row: { id: string }) => row.id };

it('renders on a server', () => {
  expect(renderToString(<Table {...args} />)).toContain(
    '<th scope="row" role="rowheader" data-kind="text">meltem</th>',
  );
});

it('gives its root what it does not know itself', () => {
  const ref = createRef<HTMLDivElement>();
  render(<Table {...args} ref={ref} className="mine" style={{ order: 2 }} data-mark="1" />);
  expect(ref.current).toHaveClass('mine');
  expect(ref.current).toHaveStyle({ order: '2' });
  expect(ref.current).toHaveAttribute('data-mark', '1');
});

it('makes no button of a head that sorts nothing, and hides a name in one that does', () => {
  const sortable = columns.map((column) => ({ ...column, isSortable: true, isNameHidden: true }));
  const { container, rerender } = render(<Table {...args} columns={sortable} />);
  expect(container.querySelector('th button')).toBeNull();
  rerender(<Table {...args} columns={sortable} onSortChange={() => undefined} />);
  const button = container.querySelector('th button');
  expect(button).toHaveAccessibleName('Name');
  expect(button?.firstElementChild).toHaveTextContent('Name');
});
