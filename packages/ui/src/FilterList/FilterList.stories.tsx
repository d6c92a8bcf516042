import preview from '@quarterdeck/storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { useState } from 'react';
import { ClearFilters } from './ClearFilters';
import { FilterLink, FilterList } from './FilterList';

const meta = preview.meta({
  title: 'Components/Navigation/FilterList',
  component: FilterList,
  args: {
    'aria-label': 'Filters',
    style: { inlineSize: 220 },
    children: (
      <>
        <FilterLink to="?" isCurrent count="18">
          All items
        </FilterLink>
        <FilterLink to="?show=mine" isCurrent={false} count="4">
          Mine
        </FilterLink>
        <FilterLink to="?show=unestimated" isCurrent={false} count="2">
          Not estimated
        </FilterLink>
      </>
    ),
  },
  parameters: { covers: ['component:@quarterdeck/ui/FilterList'] },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'All items 18', current: true })).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    const mine = canvas.getByRole('link', { name: 'Mine 4' });
    await waitFor(() => expect(mine).toHaveFocus());
    await expect(mine).toHaveAttribute('href', expect.stringMatching(/\?show=mine$/));
  },
});

/** With the colours of what the filters stand for. */
export const Variants = meta.story({
  args: {
    children: (
      <>
        <FilterLink to="?label=Data" isCurrent count="3" hue="sky">
          Data
        </FilterLink>
        <FilterLink to="?label=Payments" isCurrent={false} count="5" hue="green">
          Payments
        </FilterLink>
      </>
    ),
  },
});

/** Before the figures are known the filters can be used already. */
export const States = meta.story({
  args: {
    children: (
      <>
        <FilterLink to="?" isCurrent count={null}>
          All items
        </FilterLink>
        <FilterLink to="?show=mine" isCurrent={false} count={null}>
          Mine
        </FilterLink>
        <FilterLink to="?show=done" isCurrent={false} count="0">
          Done
        </FilterLink>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Mine –' })).toBeVisible();
  },
});

/** What is typed takes the last filter away while the button has the focus: the content of the page has it then. */
export const Clear = meta.story({
  render: function FilteredList() {
    const [isFiltered, setFiltered] = useState(true);
    return (
      <main tabIndex={-1}>
        <button onMouseDown={(event) => event.preventDefault()} onClick={() => setFiltered(!isFiltered)}>
          Empty the search
        </button>
        {isFiltered ? <ClearFilters onPress={() => setFiltered(false)}>Clear filters</ClearFilters> : null}
      </main>
    );
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Clear filters' }).focus();
    await userEvent.click(canvas.getByRole('button', { name: 'Empty the search' }));
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
  },
});

export const LongContent = meta.story({
  args: {
    children: (
      <FilterLink to="?label=long" isCurrent={false} count="10,482" hue="amber">
        Muhasebeleştirilemeyenlerdenmişsinizcesine and what else there is
      </FilterLink>
    ),
  },
});

export const Rtl = meta.story({ globals: { direction: 'rtl' } });
