import { styled } from 'styled-components';
import { Plot } from '../charts/CartesianPlot.styles';
import { PlotStop } from '../charts/PlotStop';
import { token, type } from '../tokens';

/** Its colors belong to the colors of the cells, which a system with colors of its own leaves as they are. */
export const CellText = styled.text`
  forced-color-adjust: none;
  font-family: ${token('font.sans')};
  font-size: 12px;
  font-variant-numeric: tabular-nums;
`;

export const RampLegend = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 8px;
  min-block-size: 28px;
  /* As far below the head as the legends of other charts. */
  margin-block: -8px 12px;
  color: ${token('text.secondary')};
  overflow-wrap: anywhere;
  ${type('small')}
  & > span {
    display: inline-flex;
    align-items: center;
    min-inline-size: 0;
  }
  & svg:not([width='0']) {
    flex: none;
    margin-inline-end: 8px;
    border-radius: ${token('radius.xs')};
  }
`;

/** Where the columns do not fit, they move below the names of the rows. */
export const Scroller = styled.div`
  display: grid;
  &[data-scrolled] {
    overflow: auto hidden;
    /* Rings stand 3 px out of their cells. */
    margin-block: -3px;
    padding-block: 3px;
    border-radius: ${token('radius.sm')};
    scroll-padding-inline: calc(var(--qd-heat-start-inline-size) + 4px) 4px;
    overscroll-behavior-inline: contain;
  }
  @media print {
    &[data-scrolled] {
      overflow: visible;
    }
  }
  &[data-scrolled]:has(:focus-visible) {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: 1px;
  }
  & > * {
    grid-area: 1 / 1;
  }
`;

/** The names of the rows, where they stay while the columns move. */
export const FixedNames = styled.div`
  position: sticky;
  z-index: 1;
  inset-inline-start: 0;
  justify-self: start;
  inline-size: var(--qd-heat-start-inline-size);
  background: var(--qd-chart-ground);
  pointer-events: none;
  /* On paper nothing moves below them. */
  @media print {
    display: none;
  }
`;

export const Area = styled.div`
  position: relative;
`;

export const HeatPlotBox = styled(Plot)`
  max-inline-size: none;
  @media print {
    inline-size: 100%;
  }
  [data-scrolled] > & {
    margin-inline-end: 3px;
  }
`;

export const CellStop = styled(PlotStop)`
  [data-scrolled] & {
    outline: none;
    touch-action: pan-x pan-y;
  }
`;
