import preview from '@quarterdeck/storybook/preview';
import { expect } from 'storybook/test';
import { TickMeter, tickMeterTones, tickMeterVariants } from './TickMeter';

const meta = preview.meta({
  title: 'Components/Data display/TickMeter',
  component: TickMeter,
  args: {
    variant: 'ruler' as const,
    value: 7.5,
    max: 12,
    marks: [0, 3, 6, 9, 12],
    label: 'Your voyage',
    valueText: '7.5 of 12 weeks',
  },
  parameters: { covers: ['component:@quarterdeck/ui/TickMeter'] },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Your voyage' });
    await expect(meter).toHaveAttribute('aria-valuetext', '7.5 of 12 weeks');
    const filled = meter.querySelector('[data-filled]');
    await expect(filled).toHaveAttribute('data-filled', '38');
    // 61 strokes, 8 apart, the last of them 1.6 wide; cut off three quarters into the space behind the 38th.
    await expect(filled).toHaveStyle({ clipPath: `inset(0px ${60 * 8 + 1.6 - 37.75 * 8}px 0px 0px)` });
  },
});

export const Variants = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 480 }}>
      {tickMeterVariants.flatMap((variant) =>
        tickMeterTones.map((tone) => (
          <TickMeter
            key={`${variant} ${tone}`}
            variant={variant}
            tone={tone}
            value={5}
            max={12}
            label={`${variant} ${tone}`}
            valueText="5 of 12"
            showsValue={variant !== 'ruler'}
          />
        )),
      )}
    </div>
  ),
});

export const States = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 480 }}>
      <TickMeter variant="ruler" value={0} max={12} marks={[0, 6, 12]} label="Empty" valueText="0 of 12 weeks" />
      <TickMeter variant="ruler" value={12} max={12} marks={[0, 6, 12]} label="Full" valueText="12 of 12 weeks" />
      <TickMeter
        variant="ruler"
        value={14}
        max={12}
        tone="warning"
        marks={[0, 6, 12]}
        label="Over"
        valueText="2 weeks over the twelve"
      />
    </div>
  ),
});

/** Where the value is one place on a scale. */
export const WithAPointer = meta.story({
  args: { hasPointer: true },
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 320 }}>
      <TickMeter {...args} />
      <TickMeter {...args} size="sm" strokes={41} marks={[]} value={0} label="At the start" valueText="0 of 12 weeks" />
      <TickMeter {...args} size="sm" strokes={41} marks={[]} value={12} label="At the end" valueText="12 of 12 weeks" />
    </div>
  ),
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Your voyage' });
    const pointer = meter.querySelector('[data-part="pointer"]');
    await expect(pointer).toHaveStyle({ '--qd-tick-mark': '62.5%' });
    await expect(meter.querySelector('[data-part="scale"]')).toHaveStyle({ blockSize: '24px' });
    const small = canvas.getByRole('meter', { name: 'At the end' });
    await expect(small.querySelector('[data-part="scale"]')).toHaveStyle({ blockSize: '14px' });
  },
});

export const WithAPointerRtl = WithAPointer.extend({ globals: { direction: 'rtl' } });

/** A scale for each part of a chart, in the color that the part has there. */
export const BesideAChart = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 12, maxInlineSize: 280 }}>
      {[0.46, 0.33, 0.21].map((share, place) => (
        <TickMeter
          key={share}
          value={share}
          max={1}
          strokes={51}
          isFullWidth
          chartPlace={place}
          label={`Part ${place + 1}`}
          valueText={`${Math.round(share * 100)}%`}
        />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const meters = canvas.getAllByRole('meter');
    const colors = meters.map((meter) => {
      const filled = meter.querySelector('[data-filled]');
      return filled ? getComputedStyle(filled).fill : '';
    });
    await expect(new Set(colors).size).toBe(3);
    for (const meter of meters) {
      const scale = meter.querySelector('[data-part="scale"]');
      await expect(scale?.getBoundingClientRect().width).toBe(280);
    }
  },
});

export const Rtl = meta.story({ globals: { direction: 'rtl' } });

export const AsProgress = meta.story({
  args: { variant: 'progress', value: 3, max: 4, label: 'Upload', valueText: '3 of 4 files', marks: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Upload' })).toHaveAttribute('aria-valuenow', '3');
  },
});

export const LongContent = meta.story({
  args: { variant: 'bar', showsValue: true, marks: [], valueText: '7.5 of the 12 weeks of your first voyage' },
  render: (args) => (
    <div style={{ maxInlineSize: 240 }}>
      <TickMeter {...args} />
    </div>
  ),
});
