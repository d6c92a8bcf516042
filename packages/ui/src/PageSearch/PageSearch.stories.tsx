import preview from '@quarterdeck/storybook/preview';
import { BookOpen } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { PageSearch, type PageSearchProps } from './PageSearch';
import { SearchResults, type SearchResult } from './SearchResults';

const guides = ['Refunds', 'Understand prices', 'Read an invoice'];

const resultsFor = (search: string): SearchResult[] =>
  guides
    .filter((title) => title.toLowerCase().includes(search))
    .map((title) => ({ href: `/guides#${title}`, title, text: 'By topic', icon: BookOpen, found: search }));

/** A page whose address is its state. */
function Page({ search: first, onSearch, ...rest }: PageSearchProps) {
  const [search, setSearch] = useState(first);
  return (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 560 }}>
      <PageSearch
        {...rest}
        search={search}
        onSearch={(text) => {
          onSearch(text);
          setSearch(text);
        }}
      />
      {search === '' ? null : <SearchResults title="Results" results={resultsFor(search)} />}
    </div>
  );
}

const meta = preview.meta({
  title: 'Components/Navigation/PageSearch',
  component: PageSearch,
  args: { label: 'Search guides', search: '', onSearch: fn() },
  parameters: { covers: ['component:@quarterdeck/ui/PageSearch'] },
  globals: { viewport: { value: 'desktop' } },
  render: (args) => <Page {...args} />,
});

/** A key leads to the field, the arrows go through the results and back. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.keyboard('/');
    const field = canvas.getByRole('searchbox', { name: 'Search guides' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('r');
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('r'));
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Results' })).toBeVisible());
    const links = canvas.getAllByRole('link');
    await userEvent.keyboard('{ArrowDown}');
    await expect(links[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(links.at(-1)).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(field).toHaveFocus();
  },
});

/** In a band at the top of a page. */
export const Variants = meta.story({ args: { size: 'lg' } });

/** What the address searches for is in the field. */
export const States = meta.story({
  args: { search: 'invoice' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toHaveValue('invoice');
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
});

/** What was found is marked, and only so many results are shown. */
export const LongContent = meta.story({
  render: () => (
    <SearchResults
      title="60 results"
      results={Array.from({ length: 60 }, (_, index) => ({
        href: `/guides#${index}`,
        title: `<b>Refund ${index + 1}</b>`,
        text: 'What comes back. '.repeat(60),
        found: 'refund',
      }))}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(50);
    await expect(canvas.getAllByText('Refund', { selector: 'mark' })[0]).toBeVisible();
  },
});

export const Rtl = meta.story({ globals: { direction: 'rtl' }, args: { search: 'r' } });

export const EscapeEmptiesIt = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { search: 'invoice' },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search guides' });
    await userEvent.click(field);
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith(''));
  },
});
