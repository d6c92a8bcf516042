import preview from '@quarterdeck/storybook/preview';
import { expect } from 'storybook/test';
import { CourseLine } from './CourseLine';

const points = [
  { x: 20, y: 170 },
  { x: 80, y: 110 },
  { x: 170, y: 120 },
  { x: 230, y: 60 },
  { x: 300, y: 24 },
];

const meta = preview.meta({
  title: 'Components/Media/CourseLine',
  component: CourseLine,
  args: { points, current: 3, style: { maxInlineSize: 320 } },
  parameters: { covers: ['component:@quarterdeck/ui/CourseLine'] },
});

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-part="passed"]')).toHaveLength(3);
    await expect(canvasElement.querySelectorAll('[data-part="current"]')).toHaveLength(1);
    await expect(canvasElement.querySelector('svg[aria-hidden="true"]')).toBeVisible();
  },
});

export const Variants = meta.story({
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      <CourseLine {...args} />
      <div style={{ inlineSize: 320, background: 'var(--qd-hull-background)' }}>
        <CourseLine {...args} tone="hull" />
      </div>
    </div>
  ),
});

export const EndsOffTheChart = meta.story({
  args: {
    label: 'A course that ends off the chart',
    points: [...points.slice(0, 4), { x: 380, y: -40 }],
    current: 3,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'A course that ends off the chart' })).toBeVisible();
  },
});
