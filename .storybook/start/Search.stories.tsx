import preview from '@quarterdeck/storybook/preview';
import { EmptyState } from '@quarterdeck/ui/EmptyState';
import { findFolded } from '@quarterdeck/ui/fold';
import { fuzzySearch } from '@quarterdeck/ui/fuzzySearch';
import { Marked } from '@quarterdeck/ui/Marked';
import { SearchField } from '@quarterdeck/ui/SearchField';
import { Spinner } from '@quarterdeck/ui/Spinner';
import { token, type } from '@quarterdeck/ui/tokens';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import type { SearchPage } from '../docgen/searchPages';
import { PageLink, Sheet } from '../foundations/Sheet';

const meta = preview.meta({ title: 'Start/Search', tags: ['!autodocs'] });

/** Whoever finds more writes another word. */
const limit = 30;
/** Letters of a page that are shown on either side of what was found. */
const around = 100;

/** The part of a text that has what was found; its start where only the title has it. */
function excerptOf(text: string, found: string): string {
  const [first, last] = findFolded(text, found) ?? [0, 0];
  // From the start of a word to the end of one.
  const start = first > around ? text.indexOf(' ', first - around) + 1 : 0;
  const end = last + around < text.length ? Math.max(last, text.lastIndexOf(' ', last + around)) : text.length;
  return `${start > 0 ? '…' : ''}${text.slice(start, end).trim()}${end < text.length ? '…' : ''}`;
}

function usePages(): readonly SearchPage[] | undefined {
  const [pages, setPages] = useState<readonly SearchPage[]>();
  useEffect(() => {
    let isShown = true;
    const load = async () => {
      const { default: all } = await import('virtual:search-pages');
      if (isShown) setPages(all);
    };
    void load();
    return () => {
      isShown = false;
    };
  }, []);
  return pages;
}

function Results({ pages, search }: { pages: readonly SearchPage[]; search: string }) {
  const hits = useMemo(
    () => (search.trim() === '' ? [] : fuzzySearch(pages, ({ title, group, text }) => [title, group, text], search)),
    [pages, search],
  );
  if (search.trim() === '') return null;
  return (
    <section aria-label="Results">
      <p role="status">{hits.length === 1 ? '1 page' : `${hits.length} pages`}</p>
      {hits.length === 0 ? (
        <EmptyState
          headingLevel={2}
          kind="no-results"
          title="No page has this"
          text="Try another word, or fewer of them."
        />
      ) : (
        <Pages>
          {hits.slice(0, limit).map(({ item: { path, title, group, text }, found }) => (
            <li key={path}>
              <small>{group}</small>
              <PageLink path={path}>
                <Marked text={title} query={found} />
              </PageLink>
              <p>
                <Marked text={excerptOf(text, found)} query={found} />
              </p>
            </li>
          ))}
        </Pages>
      )}
    </section>
  );
}

function SearchSheet() {
  const [search, setSearch] = useState('');
  // The field answers first where a thousand pages take longer.
  const settled = useDeferredValue(search);
  const pages = usePages();
  return (
    <Sheet title="Search" lead="Finds words on every page: guides, components with their props, screens and calls.">
      <SearchField label="Search all pages" placeholder="Search all pages" value={search} onChange={setSearch} />
      {pages ? <Results pages={pages} search={settled} /> : <Spinner label="Loading pages" />}
    </Sheet>
  );
}

const Pages = styled.ul`
  display: grid;
  gap: ${token('space.5')};
  margin: ${token('space.5')} 0 0;
  padding: 0;
  list-style: none;
  & small {
    display: block;
    color: ${token('text.secondary')};
    ${type('small')}
  }
  & p {
    max-inline-size: 80ch;
    margin: ${token('space.1')} 0 0;
    color: ${token('text.secondary')};
    overflow-wrap: anywhere;
  }
`;

/** Words are found with a typo in them, and in any order. */
export const Search = meta.story({ render: () => <SearchSheet /> });

export const FindsWhatPagesSay = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => <SearchSheet />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search all pages' });
    await userEvent.type(field, 'content security polcy');
    const guide = await canvas.findByRole('link', { name: 'Server rendering and CSP' }, { timeout: 5000 });
    await expect(guide).toHaveAttribute('href', './?path=/docs/start-guides-server-rendering-and-csp--docs');
    await userEvent.clear(field);
    await userEvent.type(field, 'Select');
    const [first] = await canvas.findAllByRole('link', { name: /^Select/ });
    await expect(first).toHaveAttribute('href', './?path=/docs/components-forms-select--docs');
    await userEvent.clear(field);
    await userEvent.type(field, 'zzzzzz');
    await expect(await canvas.findByText('No page has this')).toBeVisible();
  },
});
