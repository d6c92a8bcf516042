import { useLocation } from '@quarterdeck/ui/router';
import { token } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';
import { keysOfPage } from '../keys/keysOfPage';
import { makeOnDemand } from '../makeOnDemand';
import { useShellHost } from '../ShellContext';
import { SearchButton } from '../tools/SearchButton';

const useSearchInPlace = makeOnDemand(
  () => import('./SearchInPlace').then((file) => ({ default: file.SearchInPlace })),
  { isTypedInto: true },
);

/** The search as a field of the header, which answers in place. Its code comes when somebody is about to type. */
export function HeaderSearch() {
  const { isOpen, open, prepare, overlay } = useSearchInPlace();
  const { screenKeys = [] } = useShellHost();
  const { pathname } = useLocation();
  return (
    <Place data-open={isOpen || undefined}>
      <SearchButton
        data-site-search
        // Where the screen has a search of its own, the sign leads to that.
        keys={keysOfPage(screenKeys, pathname).has('/') ? undefined : '/'}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={({ currentTarget }) => open(currentTarget)}
      />
      {overlay}
    </Place>
  );
}

const Place = styled.div`
  position: relative;
  display: grid;
  &[data-open] > button {
    visibility: hidden;
  }
  & > button {
    margin: 0;
  }
  header:has(&[data-open]) {
    /* Its answers lie over the rows of menus below. */
    z-index: calc(${token('layer.header')} + 1);
  }
`;
