import { token, type } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';
import { Line } from './Voyage.styles';

/** Keeps the end of the page clear of the sheet. */
export const SheetSpace = styled.div`
  block-size: 96px;
`;

export const Peek = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  flex: none;
  gap: ${token('space.3')};
  align-items: center;
  padding: 0 ${token('space.4')} ${token('space.3')};
  & > div {
    display: grid;
  }
  & strong {
    font-variant-numeric: tabular-nums;
    ${type('metric-md')}
  }
  & span {
    color: ${token('text.secondary')};
    font-variant-numeric: tabular-nums;
    ${type('caption')}
  }
  /* As wide with either of its words. */
  & > button {
    min-inline-size: 136px;
  }
  & button span {
    color: inherit;
    font: inherit;
  }
  &[data-over] div > span {
    color: ${token('warning.text')};
  }
`;

export const More = styled.div`
  display: grid;
  gap: ${token('space.3')};
  margin-block-start: ${token('space.4')};
  ${type('small')}
  & ${Line} {
    padding-inline: 0;
  }
`;
