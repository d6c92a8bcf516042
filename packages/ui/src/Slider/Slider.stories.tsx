import preview from '@quarterdeck/storybook/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { Stack } from '../Stack';
import { RangeSlider, Slider } from './Slider';

const dollars: Intl.NumberFormatOptions = { style: 'currency', currency: 'USD', maximumFractionDigits: 0 };
const weeks: Intl.NumberFormatOptions = { style: 'unit', unit: 'week', unitDisplay: 'long' };
const ends = ['From', 'To'] as const;
const changed = fn();

const meta = preview.meta({
  title: 'Components/Forms/Slider',
  component: Slider,
  args: { label: 'Zoom', defaultValue: 40, onChange: fn() },
  parameters: { covers: ['component:@quarterdeck/ui/Slider'] },
  render: (args) => (
    <div style={{ maxInlineSize: 280 }}>
      <Slider {...args} />
    </div>
  ),
  beforeEach: () => {
    changed.mockClear();
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('slider', { name: 'Zoom' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith(41);
    await userEvent.keyboard('{PageUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(51);
    await userEvent.keyboard('{Home}');
    await expect(args.onChange).toHaveBeenLastCalledWith(0);
    await userEvent.keyboard('{End}');
    await expect(args.onChange).toHaveBeenLastCalledWith(100);
    await waitFor(() => expect(canvas.getByText('100')).toBeVisible());
  },
});

export const Variants = meta.story({
  render: () => (
    <div style={{ maxInlineSize: 280 }}>
      <Stack gap="6">
        <Slider label="On ticks" hasTicks defaultValue={7.5} maxValue={12} step={0.5} formatOptions={weeks} />
        <RangeSlider
          label="Price"
          thumbLabels={ends}
          defaultValue={[200, 900]}
          maxValue={1200}
          step={50}
          formatOptions={dollars}
        />
        <RangeSlider
          label="Effort"
          hasTicks
          thumbLabels={ends}
          defaultValue={[1, 4]}
          maxValue={12}
          formatOptions={weeks}
        />
        <Slider aria-label="Without words" hasValue={false} defaultValue={60} />
      </Stack>
    </div>
  ),
});

export const States = meta.story({ args: { isDisabled: true } });

export const Rtl = meta.story({ globals: { direction: 'rtl' } });

export const LongContent = meta.story({
  args: {
    label: 'Effort of the requirements that are shown',
    defaultValue: 12,
    maxValue: 12,
    formatOptions: weeks,
  },
  render: (args) => (
    <div style={{ maxInlineSize: 200 }}>
      <Slider {...args} />
    </div>
  ),
});

export const TheEndsOfARangeCannotCross = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => (
    <RangeSlider
      label="Price"
      thumbLabels={ends}
      defaultValue={[800, 900]}
      maxValue={1200}
      step={50}
      formatOptions={dollars}
      onChangeEnd={changed}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const from = canvas.getByRole('slider', { name: 'From Price' });
    await userEvent.tab();
    await waitFor(() => expect(from).toHaveFocus());
    await expect(from).toHaveAttribute('aria-valuetext', 'US$800');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(changed).toHaveBeenLastCalledWith([900, 900]);
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('slider', { name: 'To Price' })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await expect(changed).toHaveBeenLastCalledWith([900, 1200]);
    await waitFor(() => expect(canvas.getByText('US$900–1,200')).toBeVisible());
  },
});

export const KeysTakeItUpAndDown = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('slider')).toHaveFocus());
    const steps = [
      ['{ArrowRight}', 41],
      ['{ArrowUp}', 42],
      ['{ArrowLeft}', 41],
      ['{ArrowDown}', 40],
      ['{PageUp}', 50],
      ['{PageDown}', 40],
    ] as const;
    for (const [key, value] of steps) {
      await userEvent.keyboard(key);
      await expect(args.onChange).toHaveBeenLastCalledWith(value);
    }
  },
});
