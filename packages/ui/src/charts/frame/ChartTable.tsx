import { useState } from 'react';
import type { ChartRow, ChartRows } from '../chartTypes';
import { Pagination } from '../../Pagination';
import { Table, type TableColumn } from '../../Table';
import { useKitMessages } from '../../messages';
import { useScrollEdges } from '../../ScrollArea/useScrollEdges';
import { VisuallyHidden } from '../../VisuallyHidden';
import { TableRoom, ThinnedCaption } from './ChartFrame.styles';
import { useThinnedText } from './useThinnedText';

/** Rows of one page: a table draws all of its rows. */
const pageSize = 100;

/** The numbers of a chart, in pages where they are many. */
export function ChartTable({ title, rows: chartRows }: { title: string; rows: ChartRows }) {
  const messages = useKitMessages();
  const { pointsName, columns, rows } = chartRows;
  const thinned = useThinnedText(chartRows);
  const { ref, isStop } = useScrollEdges<HTMLDivElement>();
  const [wanted, setPage] = useState(1);
  const pageCount = Math.ceil(rows.length / pageSize);
  const page = Math.min(wanted, pageCount);
  const shown = rows.slice((page - 1) * pageSize, page * pageSize);
  return (
    <TableRoom
      ref={ref}
      data-part="table"
      {...(isStop ? { tabIndex: 0, role: 'group', 'aria-label': messages.tableOf(title) } : {})}
    >
      <Table
        caption={
          thinned === undefined ? (
            title
          ) : (
            <ThinnedCaption>
              <VisuallyHidden>{title}. </VisuallyHidden>
              {thinned}
            </ThinnedCaption>
          )
        }
        isCaptionHidden={thinned === undefined}
        density="dense"
        phoneLayout="scroll"
        columns={[
          { id: 'point', name: pointsName, isRowHeader: true, cell: ({ name }) => name },
          ...columns.map(({ id, name, format }, index): TableColumn<ChartRow> => ({
            id: `series-${id}`,
            name,
            kind: 'number',
            cell: ({ values }) => {
              const value = values[index];
              return value === null || value === undefined ? '–' : format(value);
            },
          })),
        ]}
        rows={shown}
        getRowId={({ id }) => id}
      />
      {pageCount > 1 ? (
        <Pagination
          aria-label={title}
          variant="compact"
          page={page}
          pageCount={pageCount}
          onChange={setPage}
          rangeText={messages.chartPlace(page, pageCount)}
          words={{ previous: messages.previousPage, next: messages.nextPage, page: String }}
        />
      ) : null}
    </TableRoom>
  );
}
