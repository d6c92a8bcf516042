import { css, styled } from 'styled-components';

/** For what is in sight at some widths only: at the others it is still read. */
export const visuallyHiddenStyles = css`
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
  ${visuallyHiddenStyles}
`;
