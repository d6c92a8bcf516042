import preview from '@quarterdeck/storybook/preview';
import { expect } from 'storybook/test';
import { FileName } from './FileName';

const meta = preview.meta({
  title: 'Components/Media/FileName',
  component: FileName,
  args: { name: 'Season calendar of the harbour 2026.xlsx' },
  parameters: { covers: ['component:@quarterdeck/ui/FileName'] },
  render: (args) => (
    <div style={{ inlineSize: 160, fontSize: 14 }}>
      <FileName {...args} />
    </div>
  ),
});

/** The middle is cut; what numbers the file and its extension stay, and the title says all of it. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const end = canvas.getByText('2026.xlsx');
    await expect(end.getBoundingClientRect().right).toBeLessThanOrEqual(
      canvas.getByTitle('Season calendar of the harbour 2026.xlsx').getBoundingClientRect().right,
    );
    await expect(end.scrollWidth).toBeLessThanOrEqual(end.clientWidth + 1);
  },
});

/** A short one, one without an extension, a hidden one. */
export const Variants = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 8, inlineSize: 160, fontSize: 14 }}>
      <FileName name="order-2041.txt" />
      <FileName name="README of the whole harbour office" />
      <FileName name=".environment.of.the.harbour" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('order-2041.txt')).toBeVisible();
  },
});

/** Nothing is cut where there is room. */
export const States = meta.story({
  render: (args) => <FileName {...args} />,
  play: async ({ canvas }) => {
    const beginning = canvas.getByText(/^Season calendar/);
    await expect(beginning.scrollWidth).toBeLessThanOrEqual(beginning.clientWidth + 1);
  },
});

/** Markup is text, and an extension of any length leaves room for the name. */
export const LongContent = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 8, inlineSize: 160, fontSize: 14 }}>
      <FileName name={`<img src=x onerror=alert(1)>${'harbour '.repeat(1_250)}.pdf`} />
      <FileName name={`a.${'x'.repeat(10_000)}`} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const Rtl = meta.story({
  globals: { direction: 'rtl' },
  args: { name: 'تقويم الميناء لموسم الصيف القادم 2026.pdf' },
});
