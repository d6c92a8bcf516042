import { ChartDrawing } from './ChartDrawing';

/** A plotted course that leaves the chart. */
export function NotFoundDrawing() {
  return (
    <ChartDrawing>
      <path data-part="course" d="M84 114c16-10 28-22 44-24s32 10 50 4 34-28 54-34 74-10 118-24c18-6 34-16 48-26" />
      <circle data-part="point" cx="128" cy="90" r="4" />
      <circle data-part="point" cx="178" cy="94" r="4" />
      <circle data-part="point" cx="232" cy="60" r="4" />
      <circle data-part="glow" cx="350" cy="36" r="11" />
      <circle data-part="point" cx="350" cy="36" r="5" />
    </ChartDrawing>
  );
}
