import { useSearchParams } from '@quarterdeck/ui/router';
import { SearchField, type SearchFieldProps } from '@quarterdeck/ui/SearchField';
import { shortcutsOf, useShortcuts } from '@quarterdeck/ui/shortcuts';
import { focusSearch, longestSearch, useTypedSearch } from '@quarterdeck/ui/typedSearch';
import { useIsFrom } from '@quarterdeck/ui/viewport';
import { helpKeys } from '../model/helpKeys';
import { focusFirstResult } from './HelpResults';

/** What the address searches for, and a way to change it. */
export function useHelpSearch(): [search: string, setSearch: (search: string) => void] {
  const [parameters, setParameters] = useSearchParams();
  const search = (parameters.get('search') ?? '').slice(0, longestSearch);
  return [search, (text) => setParameters(text === '' ? {} : { search: text }, { replace: true })];
}

export interface HelpSearchProps {
  /** What is searched; also the placeholder. */
  label: string;
  size?: SearchFieldProps['size'];
}

const shortcuts = shortcutsOf(helpKeys, { search: focusSearch });

/** The search of a page of the help center: the address follows it, the arrow down goes to the first result. */
export function HelpSearch({ label, size }: HelpSearchProps) {
  const [search, setSearch] = useHelpSearch();
  const { text, type } = useTypedSearch(search, setSearch);
  const isWide = useIsFrom('md');
  useShortcuts(shortcuts);
  return (
    <SearchField
      data-page-search
      label={label}
      placeholder={label}
      value={text}
      onChange={type}
      {...(size ? { size } : {})}
      {...(isWide ? { shortcut: helpKeys.search.keys[0] } : {})}
      onKeyDown={(event) => {
        if (event.key === 'ArrowDown' && focusFirstResult()) event.preventDefault();
      }}
    />
  );
}
