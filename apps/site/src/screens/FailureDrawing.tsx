import { ChartDrawing } from './ChartDrawing';

/** A plotted course that breaks off; what lies ahead is not reached. */
export function FailureDrawing() {
  return (
    <ChartDrawing>
      <path
        data-part="course"
        d="M74 112c20-4 34-6 48-12s24-24 40-28 24 2 32 4M210 88c14 2 30-24 48-30s24-2 42-8 18-8 26-10"
      />
      <circle data-part="point" cx="122" cy="100" r="4" />
      <circle data-part="point" cx="162" cy="72" r="4" />
      <circle data-part="ahead" cx="258" cy="58" r="4" />
      <circle data-part="ahead" cx="300" cy="50" r="4" />
      <circle data-part="break" cx="202" cy="80" r="13" />
      <path data-part="cross" d="M197.5 75.5l9 9M206.5 75.5l-9 9" />
    </ChartDrawing>
  );
}
