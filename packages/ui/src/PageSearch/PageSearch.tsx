import { useMemo } from 'react';
import { SearchField, type SearchFieldProps } from '../SearchField';
import { shortcutsOf, useShortcuts } from '../shortcuts';
import { focusSearch, useTypedSearch } from '../typedSearch';
import { useIsFrom } from '../viewport';
import { focusFirstResult } from './searchResultLinks';

export interface PageSearchProps extends Omit<SearchFieldProps, 'value' | 'defaultValue' | 'onChange' | 'shortcut'> {
  /** What the address searches for. */
  search: string;
  /** Gets the text once the typing rests. */
  onSearch: (search: string) => void;
  /** Keys that lead to it; the first is shown in it. The page's own table of keys names them, too. @default ['/'] */
  keys?: readonly string[];
}

const slash = ['/'] as const;

/**
 * The search of a page: the address follows it, a key leads to it, and the arrow down to the first of
 * the `SearchResults`.
 */
export function PageSearch({ label, search, onSearch, keys = slash, onKeyDown, ...rest }: PageSearchProps) {
  const { text, type } = useTypedSearch(search, onSearch);
  const isWide = useIsFrom('md');
  useShortcuts(useMemo(() => shortcutsOf({ search: { keys } }, { search: focusSearch }), [keys]));
  return (
    <SearchField
      data-page-search
      label={label}
      placeholder={label}
      value={text}
      onChange={type}
      {...(isWide && keys[0] !== undefined ? { shortcut: keys[0] } : {})}
      {...rest}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.key === 'ArrowDown' && focusFirstResult()) event.preventDefault();
      }}
    />
  );
}
