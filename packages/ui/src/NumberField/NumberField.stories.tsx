import preview from '@quarterdeck/storybook/preview';
import { Timer } from 'lucide-react';
import { expect, fn, waitFor } from 'storybook/test';
import { Grid } from '../../../../.storybook/Grid';
import { fieldSizes } from '../FormField';
import { NumberField } from './NumberField';

const meta = preview.meta({
  title: 'Components/Forms/NumberField',
  component: NumberField,
  args: { label: 'Estimate', unit: 'days', defaultValue: 5, minValue: 1, maxValue: 60, onChange: fn() },
  parameters: { covers: ['component:@quarterdeck/ui/NumberField'] },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Increase/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(6);
    await expect(canvas.getByRole('textbox', { name: 'Estimate' })).toHaveValue('6');
  },
});

export const Variants = meta.story({
  render: () => (
    <Grid columns={fieldSizes.length}>
      {fieldSizes.map((size) => (
        <NumberField key={size} size={size} label={`Size ${size}`} defaultValue={12} icon={Timer} />
      ))}
      <NumberField label="Money" currency="EUR" defaultValue={1240.5} />
      <NumberField label="Share" isPercent defaultValue={0.125} formatOptions={{ maximumFractionDigits: 1 }} />
      <NumberField label="In a table" variant="quiet" align="end" hasSteppers={false} defaultValue={1240} />
    </Grid>
  ),
});

export const States = meta.story({
  render: () => (
    <Grid columns={3}>
      <NumberField label="Empty" placeholder="0" isOptional />
      <NumberField label="Estimate" defaultValue={90} errorMessage="At most 60 days fit into a voyage." />
      <NumberField label="Disabled" defaultValue={5} isDisabled />
      <NumberField label="Read only" defaultValue={5} isReadOnly unit="days" />
      <NumberField label="At its limit" defaultValue={60} maxValue={60} description="60 days at most." />
    </Grid>
  ),
});

export const Rtl = meta.story({ globals: { direction: 'rtl' } });

export const LongContent = meta.story({
  args: {
    label: 'Estimate for everything that belongs to this requirement',
    description: 'In working days; five of them are a week.',
    defaultValue: 12345678.5,
    maxValue: 99999999,
    unit: 'working days',
  },
  render: (args) => (
    <div style={{ maxInlineSize: 240 }}>
      <NumberField {...args} />
    </div>
  ),
});

export const WritesAsTheLanguageDoes = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: { locale: 'tr' },
  args: { label: 'Bütçe', unit: '', currency: 'TRY', defaultValue: 1240.5, maxValue: 99999 },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Bütçe' });
    await expect(field).toHaveValue('₺1.240,50');
    await userEvent.clear(field);
    await userEvent.type(field, '1.300,25');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(1300.25);
  },
});

export const StepsByKeysAndKeepsItsLimits = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith(6);
    await userEvent.keyboard('{End}');
    await expect(args.onChange).toHaveBeenLastCalledWith(60);
    await expect(canvas.getByRole('button', { name: /Increase/ })).toBeDisabled();
    await userEvent.clear(canvas.getByRole('textbox'));
    await userEvent.keyboard('0');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
  },
});

export const GoesToItsLimitsAndTakesWhatIsTyped = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{Home}');
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
    await userEvent.keyboard('{End}');
    await expect(args.onChange).toHaveBeenLastCalledWith(60);
    await userEvent.keyboard('{PageDown}{PageDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith(58);
    await userEvent.keyboard('{PageUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(59);
    await userEvent.clear(field);
    await userEvent.type(field, '7{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(7);
    await userEvent.clear(field);
    await userEvent.type(field, '99');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(60);
    await expect(field).toHaveValue('60');
  },
});
