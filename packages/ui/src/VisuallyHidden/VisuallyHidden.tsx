import { css, styled } from 'styled-components';

/** For what is hidden like this in some widths only. */
export const visuallyHidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  border: 0;
`;

/** Text for screen readers only. It stays in the flow of reading and takes no room. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
