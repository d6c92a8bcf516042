import preview from '@quarterdeck/storybook/preview';
import { expect } from 'storybook/test';
import { Sparkline, sparklineTones } from './Sparkline';

const prices = [
  61, 60.4, 59.8, 60.1, 59.2, 58.7, 59.4, 60.2, 59.9, 61.3, 62, 61.6, 62.4, 63.1, 62.8, 63.9, 64.2, 63.8, 64.9, 65.3,
];
const falling = prices.toReversed();

const meta = preview.meta({
  title: 'Components/Charts/Sparkline',
  component: Sparkline,
  args: { values: prices, style: { maxInlineSize: 160 } },
  parameters: { covers: ['component:@quarterdeck/ui/Sparkline'] },
});

/** Where the mark of the last value is, as a person sees it: shares of the box from the left and from the top. */
function lastMark(root: ParentNode): { x: number; y: number } {
  const mark = root.querySelector('[data-part="last"]')?.getBoundingClientRect();
  const box = root.querySelector('svg')?.getBoundingClientRect();
  if (!mark || !box) throw new Error('There is no mark of a last value.');
  return {
    x: (mark.left + mark.width / 2 - box.left) / box.width,
    y: (mark.top + mark.height / 2 - box.top) / box.height,
  };
}

export const Default = meta.story({
  args: { label: 'Ethereum, last 20 minutes' },
  play: async ({ canvas, canvasElement }) => {
    const image = canvas.getByRole('img', { name: 'Ethereum, last 20 minutes' });
    await expect(image.getBoundingClientRect().height).toBe(34);
    const { x, y } = lastMark(canvasElement);
    await expect(x).toBeCloseTo(1, 2);
    await expect(y).toBeCloseTo(0, 2);
  },
});

const grid = { display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))' };

export const Variants = meta.story({
  render: () => (
    <div style={grid}>
      {sparklineTones.map((tone) => (
        <Sparkline key={tone} values={prices} tone={tone} isArea />
      ))}
      <Sparkline values={prices} hasBaseline />
      <Sparkline values={falling} hasBaseline />
      <Sparkline values={falling} tone="danger" isArea hasBaseline height={56} />
      <Sparkline values={prices} height={20} />
    </div>
  ),
});

export const States = meta.story({
  name: 'Gaps, equal values, one value, none',
  render: () => (
    <div style={grid}>
      <Sparkline values={[1, 2, 3, null, null, 4, 3, null, 5, null, 6, 7]} isArea hasBaseline />
      <Sparkline values={[1, 2, 5, 3, null, null]} />
      <Sparkline values={[4, 4, 4, 4]} isArea />
      <Sparkline values={[4]} hasBaseline />
      <Sparkline values={[]} data-testid="none" hasBaseline />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    // Of five, one has no value to mark; its room stays.
    await expect(canvasElement.querySelectorAll('[data-part="last"]')).toHaveLength(4);
    await expect(canvas.getByTestId('none').getBoundingClientRect().height).toBe(34);
  },
});

const hostile: Readonly<Record<string, readonly (number | null)[]>> = {
  'no numbers': [Number.NaN, Number.POSITIVE_INFINITY],
  'some infinite': [1, Number.POSITIVE_INFINITY, 3, Number.NEGATIVE_INFINITY, 2],
  huge: [1e12, 2e12, 1.5e12],
  tiny: [1e-9, 3e-9, 2e-9],
  'beyond all distances': [-1e308, 1e308, 0],
};

export const Hostile = meta.story({
  render: () => (
    <div style={grid}>
      {Object.entries(hostile).map(([label, values]) => (
        <Sparkline key={label} label={label} values={values} isArea hasBaseline />
      ))}
      <Sparkline label={'word '.repeat(2000)} values={prices} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(Object.keys(hostile).length + 1);
    for (const path of canvasElement.querySelectorAll('path'))
      await expect(path.getAttribute('d')).not.toMatch(/NaN|Infinity/);
  },
});

const many = Array.from({ length: 100_000 }, (_, place) =>
  place === 66_666 ? 9 : Math.sin(place / 9000) + Math.sin(place * 12.9898) / 3,
);

/** A hundred thousand values: the one peak among them is still there. */
export const LongContent = meta.story({
  args: { values: many, label: '100,000 measurements', isArea: true, style: { maxInlineSize: 320 } },
  play: async ({ canvas, canvasElement }) => {
    const box = canvas.getByRole('img').getBoundingClientRect();
    const line = canvasElement.querySelector('[data-part="line"]')?.getBoundingClientRect();
    // The peak is at the top of the box, and everything else far below it.
    await expect(line?.top).toBeLessThan(box.top + 4);
    await expect(lastMark(canvasElement).y).toBeGreaterThan(0.7);
  },
});

export const PhoneWidth = meta.story({
  name: 'Phone-width',
  args: { hasBaseline: true, style: { maxInlineSize: 64 } },
});

export const Rtl = meta.story({
  globals: { direction: 'rtl' },
  args: { isArea: true, hasBaseline: true },
  play: async ({ canvasElement }) => {
    await expect(lastMark(canvasElement).x).toBeCloseTo(0, 2);
  },
});
