import { useAddressParameters } from '@quarterdeck/ui/addressState';
import { PageSearch, type PageSearchProps } from '@quarterdeck/ui/PageSearch';
import { longestSearch } from '@quarterdeck/ui/typedSearch';
import { helpKeys } from '../model/helpKeys';

/** What the address searches for, and a way to change it. */
export function useHelpSearch(): [search: string, setSearch: (search: string) => void] {
  const [parameters, setParameters] = useAddressParameters();
  const search = (parameters.get('search') ?? '').slice(0, longestSearch);
  return [search, (text) => setParameters({ search: text || null })];
}

/** The search of a page of the help center; its label is also the placeholder. */
export function HelpSearch(props: Pick<PageSearchProps, 'label' | 'size'>) {
  const [search, setSearch] = useHelpSearch();
  return <PageSearch {...props} keys={helpKeys.search.keys} search={search} onSearch={setSearch} />;
}
