import { styled } from 'styled-components';
import { token, type } from '../tokens';

/** The place of a plot: it has its height before it is measured and drawn. */
export const PlotRoom = styled.div`
  min-block-size: var(--qd-chart-block-size);
`;

export const Plot = styled.div`
  position: relative;
  inline-size: var(--qd-plot-inline-size, auto);
  block-size: var(--qd-plot-block-size);
`;

export const Drawing = styled.svg.attrs<{ width: number; height: number }>(({ width, height }) => ({
  viewBox: `0 0 ${width} ${height}`,
}))`
  display: block;
  overflow: visible;
  /* Paper may be narrower than the window in which the drawing was measured. */
  @media print {
    max-inline-size: 100%;
    block-size: auto;
  }
  /* Anchors of texts are places of the drawing; which side the axis has is decided with the margins. */
  direction: ltr;
`;

/** Labels of axes: SVG takes them as props. */
export const axisLabel = {
  fill: token('text.tertiary'),
  fontSize: 12,
  fontFamily: token('font.sans'),
  style: { fontVariantNumeric: 'tabular-nums' },
} as const;

/** The label of the band that is looked at. */
export const currentLabel = { fill: token('text.primary'), fontWeight: 600 } as const;

export const Crosshair = styled.path`
  stroke: ${token('text.tertiary')};
  stroke-dasharray: 2 3;
`;

/** The one stop of Tab: it lies over the plot and takes pointers and keys. */
export const Stop = styled.div`
  position: absolute;
  inset-block: var(--qd-stop-block, 0);
  inset-inline: var(--qd-stop-inline, 0);
  border-radius: ${token('radius.sm')};
  outline: none;
  /* A finger that goes up or down scrolls the page. */
  touch-action: pan-y;
  &:focus-visible {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: 4px;
  }
`;

/** A value that is said at its mark. */
export const ValueLabel = styled.text`
  fill: ${token('text.primary')};
  font-weight: ${token('weight.medium')};
  font-variant-numeric: tabular-nums;
  ${type('caption')}
  /* Where it lies on a line, the line ends around it. */
  paint-order: stroke;
  stroke: var(--qd-chart-ground);
  stroke-width: 3px;
  stroke-linejoin: round;
`;

/** The title of a series at the end of its line. */
export const EndLabel = styled.text`
  fill: ${token('text.primary')};
  ${type('caption')}
  & > tspan + tspan {
    fill: ${token('text.secondary')};
    font-weight: ${token('weight.regular')};
    font-variant-numeric: tabular-nums;
  }
`;
