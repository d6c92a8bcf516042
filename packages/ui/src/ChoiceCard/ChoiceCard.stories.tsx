import preview from '@quarterdeck/storybook/preview';
import { CreditCard, FileText, Rocket, ShieldCheck, Users } from 'lucide-react';
import { expect, fn, waitFor } from 'storybook/test';
import { CheckboxGroup } from '../CheckboxGroup';
import { RadioGroup } from '../RadioGroup';
import { Grid, Stack } from '../Stack';
import { ChoiceCard } from './ChoiceCard';

const onChange = fn();

const ways = [
  <ChoiceCard
    key="card"
    kind="radio"
    value="card"
    icon={CreditCard}
    title="Card"
    description="Charged at once"
    price="$3,240"
  />,
  <ChoiceCard
    key="invoice"
    kind="radio"
    value="invoice"
    icon={FileText}
    title="Invoice"
    description="14 days, from 500 on"
    price="$3,240"
  />,
  <ChoiceCard
    key="crew"
    kind="radio"
    value="crew"
    icon={Users}
    title="Crew account"
    description="Not for this project"
    isDisabled
  />,
];

const meta = preview.meta({
  title: 'Components/Forms/ChoiceCard',
  component: ChoiceCard,
  args: { kind: 'radio' as const, value: 'card', title: 'Card' },
  parameters: { covers: ['component:@quarterdeck/ui/ChoiceCard'] },
  render: () => (
    <RadioGroup label="Pay by" defaultValue="card" onChange={onChange}>
      <Grid columns={{ base: 1, md: 3 }}>{ways}</Grid>
    </RadioGroup>
  ),
  beforeEach: () => {
    onChange.mockClear();
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Invoice'));
    await expect(onChange).toHaveBeenCalledWith('invoice');
    await expect(canvas.getByRole('radio', { name: /Invoice/ })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: /^Card/ })).not.toBeChecked();
  },
});

export const Variants = meta.story({
  render: () => (
    <CheckboxGroup label="Goals" description="Up to three." defaultValue={['launch']} onChange={onChange}>
      <Stack gap="2">
        <ChoiceCard
          kind="checkbox"
          value="launch"
          icon={Rocket}
          title="Launch"
          description="Something people can buy"
        />
        <ChoiceCard kind="checkbox" value="trust" icon={ShieldCheck} title="Trust" />
      </Stack>
    </CheckboxGroup>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Trust'));
    await expect(onChange).toHaveBeenCalledWith(['launch', 'trust']);
  },
});

export const States = meta.story({
  render: () => (
    <Stack>
      <RadioGroup label="Pay by" errorMessage="Choose how you pay.">
        <Grid columns={3}>{ways}</Grid>
      </RadioGroup>
      <RadioGroup label="Disabled" isDisabled defaultValue="card">
        <Grid columns={3}>{ways}</Grid>
      </RadioGroup>
    </Stack>
  ),
});

export const LongContent = meta.story({
  render: () => (
    <div style={{ maxInlineSize: 280 }}>
      <RadioGroup label="Plan" defaultValue="long">
        <ChoiceCard
          kind="radio"
          value="long"
          icon={Users}
          title="A crew that stays with you after the voyage is over"
          description="One day a week for upkeep, with the people who have built it, for as long as you want them on board."
          price="$1,240 each month"
        />
      </RadioGroup>
    </div>
  ),
});

export const Rtl = meta.story({ globals: { direction: 'rtl' } });

export const ArrowsMoveAndSelect = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('radio', { name: /^Card/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /Invoice/ })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /^Card/ })).toBeChecked();
  },
});

export const BoxesAreReachedAndSwitchedByKeys = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => (
    <CheckboxGroup label="Goals" onChange={onChange}>
      <ChoiceCard kind="checkbox" value="launch" title="Launch" />
      <ChoiceCard kind="checkbox" value="trust" title="Trust" />
    </CheckboxGroup>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Launch' })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Trust' })).toHaveFocus());
    await userEvent.keyboard(' ');
    await expect(onChange).toHaveBeenLastCalledWith(['trust']);
    await userEvent.keyboard(' ');
    await expect(onChange).toHaveBeenLastCalledWith([]);
  },
});
