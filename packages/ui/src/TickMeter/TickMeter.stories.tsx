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
