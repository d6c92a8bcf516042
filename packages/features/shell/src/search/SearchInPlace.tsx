import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import type { OnDemandProps } from '../makeOnDemand';
import { SiteSearch } from './SiteSearch';

/** The field of the search, over the button that looks like it. */
export function SearchInPlace({ anchor, onClose }: OnDemandProps) {
  const handleClose = (hadFocus: boolean) => {
    // The button can take the focus once it is back.
    flushSync(onClose);
    if (hadFocus) anchor.focus();
  };
  return (
    <Place>
      <SiteSearch appearance="basic" onClose={handleClose} />
    </Place>
  );
}

const Place = styled.div`
  position: absolute;
  inset: 0;
`;
