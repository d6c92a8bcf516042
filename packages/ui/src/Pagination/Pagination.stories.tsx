import preview from '@quarterdeck/storybook/preview';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Pagination, type PaginationProps } from './Pagination';

const words = { previous: 'Previous page', next: 'Next page', page: (page: number) => `Page ${page}` };

type KeptProps = Pick<PaginationProps, 'page' | 'pageCount' | 'variant'> & { label?: string };

/** Pages of ten. */
function Kept({ page: first, pageCount, label = 'Pages of products', ...rest }: KeptProps) {
  const [page, setPage] = useState(first);
  return (
    <Pagination
      aria-label={label}
      page={page}
      pageCount={pageCount}
      onChange={setPage}
      rangeText={`${page * 10 - 9}–${page * 10} of ${pageCount * 10}`}
      words={words}
      {...rest}
    />
  );
}

const meta = preview.meta({
  title: 'Components/Navigation/Pagination',
  component: Kept,
  args: { page: 6, pageCount: 12 },
  parameters: { covers: ['component:@quarterdeck/ui/Pagination'] },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveAccessibleName('Page 6');
    await userEvent.click(canvas.getByRole('button', { name: 'Page 7' }));
    await waitFor(() => expect(canvas.getByRole('button', { current: 'page' })).toHaveFocus());
    await waitFor(() => expect(canvas.getByText('61–70 of 120')).toBeVisible());
  },
});

export const Variants = meta.story({ args: { variant: 'compact' } });

const sized = fn();

/** 68 products, of which as many are shown as somebody chooses. */
function Sized({ variant }: Pick<KeptProps, 'variant'>) {
  const [pageSize, setPageSize] = useState(10);
  const [page, setPage] = useState(3);
  const from = (page - 1) * pageSize + 1;
  return (
    <Pagination
      aria-label={`Pages of products, ${variant ?? 'full'}`}
      page={page}
      pageCount={Math.ceil(68 / pageSize)}
      onChange={setPage}
      rangeText={`${from}–${Math.min(from + pageSize - 1, 68)} of 68`}
      words={{ ...words, pageSize: 'Rows per page' }}
      pageSize={pageSize}
      onPageSizeChange={(size) => {
        sized(size);
        setPageSize(size);
        setPage(Math.ceil(from / size));
      }}
      {...(variant === undefined ? {} : { variant })}
    />
  );
}

export const WithPageSize = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Sized />
      <Sized variant="compact" />
    </div>
  ),
  beforeEach: () => {
    sized.mockClear();
  },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /10.*Rows per page/ });
    if (first === undefined) throw new Error('There is no choice of the page size');
    await expect(canvas.getAllByText('21–30 of 68')).toHaveLength(2);
    await userEvent.click(first);
    await userEvent.click(await screen.findByRole('option', { name: '25' }));
    await expect(sized).toHaveBeenCalledTimes(1);
    await expect(sized).toHaveBeenCalledWith(25);
    await waitFor(() => expect(canvas.getByText('1–25 of 68')).toBeVisible());
    await waitFor(() => expect(first).toHaveFocus());
  },
});

export const States = meta.story({
  render: () => (
    <>
      <Kept label="At the start" page={1} pageCount={12} />
      <Kept label="At the end" page={12} pageCount={12} variant="compact" />
      <Kept label="One page" page={1} pageCount={1} />
    </>
  ),
});

export const LongContent = meta.story({
  args: { page: 4990, pageCount: 10_000 },
  render: (args) => (
    <div style={{ maxInlineSize: 320 }}>
      <Kept {...args} />
    </div>
  ),
});

export const Rtl = meta.story({ globals: { direction: 'rtl' } });

export const KeepsTheFocusAtTheEnds = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { page: 1, pageCount: 2, variant: 'compact' },
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Next page' });
    next.focus();
    await userEvent.keyboard('{Enter}');
    await expect(next).toBeDisabled();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Previous page' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(next).toHaveFocus());
  },
});

/** Something else than a press can lead to the last page: the browser's Back, or a filter. */
export const KeepsTheFocusWhereAnotherSwitchesItOff = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { page: 1, pageCount: 2, variant: 'compact' },
  render: function Filtered(args) {
    const [pageCount, setPageCount] = useState(args.pageCount + 1);
    return (
      <>
        <button type="button" onClick={() => setPageCount(args.page + 1)}>
          Filter
        </button>
        <Kept {...args} page={args.page + 1} pageCount={pageCount} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: 'Next page' });
    next.focus();
    // A press from elsewhere leaves the focus where it is.
    canvas.getByRole('button', { name: 'Filter' }).click();
    await waitFor(() => expect(next).toBeDisabled());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Previous page' })).toHaveFocus());
  },
});
