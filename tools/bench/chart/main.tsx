import { LineChart } from '@quarterdeck/ui/LineChart';
import '@quarterdeck/ui/tokens/base.css';
import '@quarterdeck/ui/tokens/reset.css';
import '@quarterdeck/ui/tokens/theme-default.css';
import { createRoot } from 'react-dom/client';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { chartSize, pointCount } from './size.ts';

declare global {
  interface Window {
    /** Draws the chart that the address names. @returns milliseconds until the frame with it is painted. */
    drawChart: () => Promise<number>;
  }
}

const numbers = Array.from({ length: pointCount }, (_, index) => index);
/** A wave with some unrest, the same in every run. */
const values = numbers.map((index) => Math.sin(index / 3_000) * 40 + Math.sin(index * 1.7) * 4 + ((index * 7919) % 13));

const root = document.getElementById('root');
const isReference = location.search === '?uplot';

function drawReference(): uPlot | undefined {
  if (!root) return undefined;
  const options = { ...chartSize, scales: { x: { time: false } }, series: [{}, { stroke: '#007c70', width: 2 }] };
  return new uPlot(options, [numbers, values], root);
}

function drawOurs(): void {
  if (!root) return;
  root.style.inlineSize = `${chartSize.width}px`;
  createRoot(root).render(
    <LineChart
      title="Load"
      points={{ kind: 'number', values: numbers }}
      series={[{ id: 'load', name: 'Load', values }]}
      height={chartSize.height}
    />,
  );
}

window.drawChart = async () => {
  const begun = performance.now();
  if (isReference) drawReference();
  else drawOurs();
  const selector = isReference ? '.u-over' : '[data-part="line"], [data-part="canvas"]';
  return (await window.benchProbe.whenPainted(selector)) - begun;
};
