import { token } from '@quarterdeck/ui/tokens';
import { createPortal, flushSync } from 'react-dom';
import { styled } from 'styled-components';
import type { OnDemandProps } from '../makeOnDemand';
import { SiteSearch } from './SiteSearch';

/** The search in place of the row of the header that its icon stands in. */
export function SearchBar({ anchor, onClose }: OnDemandProps) {
  const handleClose = (hadFocus: boolean) => {
    // The icon can take the focus once the row is back.
    flushSync(onClose);
    if (hadFocus) anchor.focus();
  };
  return createPortal(
    <Place>
      <SiteSearch appearance="bar" onClose={handleClose} />
    </Place>,
    anchor.closest('header') ?? document.body,
  );
}

const Place = styled.div`
  position: absolute;
  inset: 0;
  header:has(> &) {
    /* Its answers lie over the rows of menus below. */
    z-index: calc(${token('layer.header')} + 1);
  }
  header:has(> &) > :not(&) {
    visibility: hidden;
  }
`;
