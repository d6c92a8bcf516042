import { Dialog } from 'react-aria-components/Popover';
import { styled } from 'styled-components';
import { PopoverFrame } from '../Popover';
import { below, token } from '../tokens';

/** What a picker opens: a calendar, and choices beside it. */
export const PickerFloating = styled(PopoverFrame)`
  --qd-popover-width: 520px;
`;

export const PickerPanel = styled(Dialog)`
  display: flex;
  gap: ${token('space.3')};
  padding: ${token('space.3')};
  overflow: auto;
  outline: none;
  ${below('sm')} {
    flex-direction: column;
    align-items: center;
  }
`;

export const PickerColumn = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space.0-5')};
  min-inline-size: 104px;
  padding-inline-start: ${token('space.3')};
  border-inline-start: 1px solid ${token('border.subtle')};
  & > button {
    justify-content: flex-start;
  }
  ${below('sm')} {
    flex-flow: row wrap;
    justify-content: center;
    padding: ${token('space.2')} 0 0;
    border: 0;
  }
`;
