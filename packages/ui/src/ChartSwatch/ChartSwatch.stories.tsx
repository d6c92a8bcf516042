import preview from '@quarterdeck/storybook/preview';
import { expect } from 'storybook/test';
import { ChartSwatch, chartSwatchShapes, type ChartSwatchProps } from './ChartSwatch';

const meta = preview.meta({
  title: 'Components/Charts/ChartSwatch',
  component: ChartSwatch,
  args: { place: 0, shape: 'area' as const },
  parameters: { covers: ['component:@quarterdeck/ui/ChartSwatch'] },
});

const places = [0, 1, 2, 3, 4, 5, 6, 7];
const line = { display: 'flex', alignItems: 'center', gap: 12 };

export const Default = meta.story({
  render: (args) => (
    <span style={line}>
      <ChartSwatch {...args} /> Development
    </span>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-part="swatch"]')).toHaveAttribute('aria-hidden', 'true');
  },
});

/** Each place of each shape has its own color and a second cue. */
export const Variants = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {chartSwatchShapes.map((shape) => (
        <div key={shape} style={line}>
          {places.map((place) => (
            <ChartSwatch key={place} place={place} shape={shape} />
          ))}
        </div>
      ))}
    </div>
  ),
});

export const States = meta.story({
  render: () => (
    <div style={line}>
      <ChartSwatch place={0} />
      <ChartSwatch place={0} isOff />
      <ChartSwatch place={1} seriesRole="previous" />
      <ChartSwatch place={1} seriesRole="predicted" />
      <ChartSwatch place={1} shape="area" />
      <ChartSwatch place={1} shape="area" isOff />
    </div>
  ),
});

const Parts = (args: ChartSwatchProps) => (
  <div style={{ display: 'flex', gap: 2, blockSize: 10 }}>
    {places.slice(0, 4).map((place) => (
      <span key={place} style={{ flex: 4 - place }}>
        <ChartSwatch {...args} place={place} isStretched />
      </span>
    ))}
  </div>
);

export const AsPartsOfABar = meta.story({
  render: (args) => <Parts {...args} />,
  play: async ({ canvasElement }) => {
    for (const swatch of canvasElement.querySelectorAll('[data-part="swatch"]')) {
      const box = swatch.parentElement?.getBoundingClientRect();
      await expect(swatch.getBoundingClientRect().width).toBe(box?.width);
      await expect(swatch.getBoundingClientRect().height).toBe(10);
    }
  },
});

export const Rtl = meta.story({ globals: { direction: 'rtl' }, render: (args) => <Parts {...args} /> });

/** More than eight begin anew. */
export const LongContent = meta.story({
  render: () => (
    <div style={{ ...line, flexWrap: 'wrap', maxInlineSize: 160 }}>
      {[...places, 8, 9, 10, 11].map((place) => (
        <ChartSwatch key={place} place={place} shape="area" />
      ))}
    </div>
  ),
});
