import { styled } from 'styled-components';
import { Plot as PlotFrame } from '../charts/CartesianPlot.styles';
import { token, type } from '../tokens';

export const Plot = styled(PlotFrame)`
  min-block-size: var(--qd-chart-block-size);
`;

export const Bars = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  list-style: none;
  & > * + * {
    margin-block-start: 12px;
    padding-block-start: 12px;
    border-block-start: 1px solid ${token('border.subtle')};
  }
  & [data-part='bar-name'] {
    margin-block-end: 6px;
    overflow-wrap: anywhere;
    ${type('small-medium')}
  }
`;

export const Bar = styled.div`
  display: flex;
  gap: 2px;
  block-size: 10px;
`;

export const Part = styled.span`
  flex: var(--qd-share) 1 0;
  min-inline-size: 0;
  border-radius: 2px;
  &[data-current] {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: 1px;
  }
`;

export const PartRows = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 16px;
  margin: 6px 0 0;
  padding: 0;
  list-style: none;
  ${type('small')}
`;

export const PartRow = styled.li`
  display: flex;
  align-items: center;
  gap: 6px;
  min-inline-size: 0;
  border-radius: ${token('radius.sm')};
  & > b {
    font-weight: ${token('weight.semibold')};
    font-variant-numeric: tabular-nums;
  }
  &[data-current] {
    background: ${token('fill.selected')};
    /* Room around the words that moves nothing. */
    box-shadow: 0 0 0 4px ${token('fill.selected')};
  }
  @media (forced-colors: active) {
    &[data-current] {
      outline: 1px solid Highlight;
    }
  }
`;

/** Long names end after their second line. */
export const PartName = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow-wrap: anywhere;
`;
