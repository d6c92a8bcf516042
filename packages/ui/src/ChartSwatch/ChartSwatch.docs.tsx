import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { ChartSwatch } from './ChartSwatch';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'In lists and tables beside a chart, where they name its series or parts: `place` is that in the chart, so the sign has the same color and texture.',
      picture: () => (
        <span style={{ display: 'inline-flex', alignItems: 'center', gap: 6 }}>
          <ChartSwatch place={0} shape="area" /> Development
          <ChartSwatch place={1} shape="area" /> Design
        </span>
      ),
    },
    {
      text: 'With `isStretched` as a part of a bar that divides a whole, where a donut has no room.',
      picture: () => (
        <span style={{ display: 'flex', gap: 2, blockSize: 10 }}>
          {[3, 2, 1].map((share, place) => (
            <span key={share} style={{ flex: share }}>
              <ChartSwatch place={place} shape="area" isStretched />
            </span>
          ))}
        </span>
      ),
    },
  ],
  avoid: [
    {
      text: 'Alone. It says nothing without the name beside it.',
      instead: 'Badge',
      picture: () => <ChartSwatch place={2} shape="area" />,
    },
    { text: 'For a color that belongs to a thing, such as a label or a calendar.', instead: 'ColorDot' },
  ],
  parts: { swatch: 'The drawing itself.' },
  keyboard: [],
  accessibility: [
    'It is hidden from screen readers: the name beside it is what they read.',
    'Signs differ by texture, or by dash and marker, as well as by color, as the marks of the chart do.',
  ],
};
