import preview from '@quarterdeck/storybook/preview';
import { formatFileSize } from '@quarterdeck/ui/fileSize';
import { Table, type TableColumn, type TableSort } from '@quarterdeck/ui/Table';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { PageLink, Sheet, SheetSection } from '../foundations/Sheet';
import { comparedSizes, type ComparedSize, componentSizes, type ComponentSize } from './sizes';

const meta = preview.meta({ title: 'Start/Sizes', tags: ['!autodocs'] });

const kilobytes = (bytes: number) => formatFileSize(bytes, 'en');

const componentColumns: readonly TableColumn<ComponentSize>[] = [
  {
    id: 'name',
    name: 'Component',
    isRowHeader: true,
    isSortable: true,
    cell: ({ name, page }) => (page === undefined ? name : <PageLink path={`/docs/${page}`}>{name}</PageLink>),
  },
  { id: 'stories', name: 'Stories', kind: 'number', isSortable: true, cell: ({ stories }) => stories },
  { id: 'first', name: 'To show', kind: 'number', isSortable: true, cell: ({ first }) => kilobytes(first) },
  {
    id: 'later',
    name: 'On first use',
    kind: 'number',
    isSortable: true,
    cell: ({ later }) => (later === 0 ? '–' : kilobytes(later)),
  },
];

const comparedColumns: readonly TableColumn<ComparedSize>[] = [
  { id: 'name', name: 'Kit', isRowHeader: true, cell: ({ name }) => name },
  ...comparedSizes.parts.map((part) => ({
    id: part,
    name: part,
    kind: 'number' as const,
    cell: ({ alone }: ComparedSize) => kilobytes(alone[part] ?? 0),
  })),
  { id: 'together', name: 'All six', kind: 'number', cell: ({ together }) => kilobytes(together) },
  {
    id: 'styles',
    name: 'Style sheet',
    kind: 'number',
    cell: ({ styles }) => (styles === 0 ? '–' : kilobytes(styles)),
  },
  {
    id: 'sum',
    name: 'Sum',
    kind: 'number',
    cell: ({ together, styles }) => kilobytes(together + styles),
  },
  {
    id: 'picked',
    name: 'Sum with picked sheets',
    kind: 'number',
    cell: ({ together, pickedStyles }) => kilobytes(together + pickedStyles),
  },
];

const sorted = (sort: TableSort) => {
  const key = sort.column as 'name' | 'stories' | 'first' | 'later';
  const turn = sort.direction === 'ascending' ? 1 : -1;
  return componentSizes.toSorted((a, b) =>
    key === 'name' ? turn * a.name.localeCompare(b.name) : turn * (a[key] - b[key]),
  );
};

function SizesPage() {
  const [sort, setSort] = useState<TableSort>({ column: 'name', direction: 'ascending' });
  return (
    <Sheet
      title="Sizes"
      lead="What a page loads, minified and compressed by brotli. Measured by npm run sizes, with every kit bundled the same way in the same run."
    >
      <SheetSection
        title="Six components beside other kits"
        lead="With the kit's engine and provider; React is not counted. A sum with picked sheets is what somebody gets who imports only the style sheets that these six need, where a kit lets them be picked."
      >
        <Table
          caption="Six components"
          columns={comparedColumns}
          rows={comparedSizes.kits}
          getRowId={({ name }) => name}
        />
      </SheetSection>
      <SheetSection
        title="Every component"
        lead="Alone, with all that its folder exports. React, styled-components, the router and zustand are not counted: an app has them once. What a component loads on first use, a list when it opens or an editor, stands apart."
      >
        <Table
          caption="Components"
          columns={componentColumns}
          rows={sorted(sort)}
          getRowId={({ name }) => name}
          sort={sort}
          onSortChange={setSort}
        />
      </SheetSection>
    </Sheet>
  );
}

/** Bytes of every component, and of six beside the same six of Mantine and MUI. */
export const Sizes = meta.story({ render: () => <SizesPage /> });

export const TheLargestFirst = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => <SizesPage />,
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('table', { name: 'Components' }));
    await userEvent.click(table.getByRole('button', { name: /To show/ }));
    await userEvent.click(table.getByRole('button', { name: /To show/ }));
    const largest = componentSizes.toSorted((a, b) => b.first - a.first)[0];
    await expect(table.getAllByRole('row')[1]).toHaveTextContent(largest?.name ?? '');
  },
});
