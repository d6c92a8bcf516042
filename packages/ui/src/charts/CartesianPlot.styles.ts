import { css, styled } from 'styled-components';
import { token, type } from '../tokens';

/** The place of a plot: it has its height before it is measured and drawn. */
export const PlotRoom = styled.div`
  min-block-size: var(--qd-chart-block-size);
`;

export const Plot = styled.div`
  position: relative;
  inline-size: var(--qd-plot-inline-size, auto);
  block-size: var(--qd-plot-block-size);
  @media print {
    block-size: auto;
  }
`;

/** On paper a drawing is as wide as the page, whatever the window was in which it was measured. */
const onPaper = css`
  @media print {
    inline-size: 100%;
    block-size: auto;
    /* One of a phone would be larger than the page is high. */
    max-block-size: 400px;
  }
`;

export const Drawing = styled.svg.attrs<{ width: number; height: number }>(({ width, height }) => ({
  viewBox: `0 0 ${width} ${height}`,
}))`
  display: block;
  overflow: visible;
  ${onPaper}
  /* Anchors of texts are places of the drawing; which side the axis has is decided with the margins. */
  direction: ltr;
`;

/** Marks as pixels, below the drawing and as large as it. */
export const PlotCanvas = styled.canvas`
  position: absolute;
  inset: 0;
  inline-size: var(--qd-canvas-inline-size);
  block-size: var(--qd-canvas-block-size);
  @media print {
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
  }
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
