import type { Task } from '@quarterdeck/contract/entities/task';
import { useTable } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { columns, features } from './columns';

export interface BareTableProps {
  tasks: readonly Task[];
  onTasksChange: (tasks: Task[]) => void;
}

/** As in the site's list. */
const rowHeight = 44;
const overscan = 8;

/** Height of the site's list in the same window, so that both draw as many rows. */
const height = Number(new URLSearchParams(location.search).get('height') ?? 700);

/** TanStack Table and Virtual as their own examples join them, with the columns of the site's list. */
export function BareTable({ tasks, onTasksChange }: BareTableProps) {
  const [query, setQuery] = useState('');
  const scroller = useRef<HTMLDivElement>(null);
  const data = useMemo(
    () => (query === '' ? tasks : tasks.filter((task) => task.title.toLowerCase().includes(query.toLowerCase()))),
    [tasks, query],
  );
  const table = useTable({ features, columns, data, getRowId: (task) => task.id });
  const { rows } = table.getRowModel();
  // oxlint-disable-next-line react/incompatible-library -- no compiler runs here, as in the library's own examples
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan,
  });

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const key = event.target instanceof HTMLElement ? event.target.dataset['key'] : undefined;
    const from = tasks.findIndex((task) => task.id === key);
    if (!event.altKey || event.key !== 'ArrowDown' || from < 0) return;
    event.preventDefault();
    const moved = [...tasks];
    moved.splice(from + 1, 0, ...moved.splice(from, 1));
    onTasksChange(moved.map((task, order) => (task.order === order ? task : { ...task, order })));
  };

  return (
    <>
      <div data-page-search>
        <input aria-label="Search" value={query} onChange={(event) => setQuery(event.target.value)} />
      </div>
      <div
        ref={scroller}
        role="grid"
        tabIndex={-1}
        aria-rowcount={rows.length}
        style={{ height, overflowY: 'auto', contain: 'strict' }}
        onKeyDown={handleKeyDown}
      >
        <div role="presentation" style={{ position: 'relative', height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, start }) => {
            const row = rows[index];
            return row ? (
              <div
                key={row.id}
                role="row"
                tabIndex={index === 0 ? 0 : -1}
                aria-rowindex={index + 1}
                data-key={row.id}
                style={{
                  position: 'absolute',
                  insetInline: 0,
                  display: 'flex',
                  height: rowHeight,
                  transform: `translateY(${start}px)`,
                }}
              >
                {row.getAllCells().map((cell) => (
                  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- what the cell draws is its name
                  <div key={cell.id} role="gridcell" style={{ flex: cell.column.id === 'title' ? 1 : 'none' }}>
                    <table.FlexRender cell={cell} />
                  </div>
                ))}
              </div>
            ) : null;
          })}
        </div>
      </div>
    </>
  );
}
