import { styled } from 'styled-components';

/** A round plot with its list: beside each other where both fit, else the list below. */
export const RoundRoom = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  align-content: center;
  justify-content: center;
  gap: 12px 16px;
`;
