import { PageSearch, type PageSearchProps } from '@quarterdeck/ui/PageSearch';
import { useSearchParams } from '@quarterdeck/ui/router';
import { longestSearch } from '@quarterdeck/ui/typedSearch';
import { helpKeys } from '../model/helpKeys';

/** What the address searches for, and a way to change it. */
export function useHelpSearch(): [search: string, setSearch: (search: string) => void] {
  const [parameters, setParameters] = useSearchParams();
  const search = (parameters.get('search') ?? '').slice(0, longestSearch);
  const setSearch = (text: string) =>
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        if (text === '') next.delete('search');
        else next.set('search', text);
        return next;
      },
      { replace: true },
    );
  return [search, setSearch];
}

/** The search of a page of the help center; its label is also the placeholder. */
export function HelpSearch(props: Pick<PageSearchProps, 'label' | 'size'>) {
  const [search, setSearch] = useHelpSearch();
  return <PageSearch {...props} keys={helpKeys.search.keys} search={search} onSearch={setSearch} />;
}
