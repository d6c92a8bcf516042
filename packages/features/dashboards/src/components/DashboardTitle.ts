import { below, type } from '@quarterdeck/ui/tokens';
import { visuallyHiddenStyles } from '@quarterdeck/ui/VisuallyHidden';
import { styled } from 'styled-components';

/** What a dashboard is called. On phones the header of the layout says it. */
export const DashboardTitle = styled.h1`
  overflow-wrap: anywhere;
  ${type('title-2')}
  ${below('sm')} {
    ${visuallyHiddenStyles}
  }
`;
