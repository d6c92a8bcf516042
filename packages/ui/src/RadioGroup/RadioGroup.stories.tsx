import preview from '@quarterdeck/storybook/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { Radio, RadioGroup } from './RadioGroup';

const meta = preview.meta({
  title: 'Components/Forms/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'Pay by',
    defaultValue: 'card',
    onChange: fn(),
    children: [
      <Radio key="card" value="card">
        Card
      </Radio>,
      <Radio key="invoice" value="invoice" description="14 days, from 500 on">
        Invoice
      </Radio>,
      <Radio key="cash" value="cash" isDisabled>
        Cash
      </Radio>,
    ],
  },
  parameters: { covers: ['component:@quarterdeck/ui/RadioGroup'] },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Invoice'));
    await expect(args.onChange).toHaveBeenCalledWith('invoice');
    await expect(canvas.getByRole('radio', { name: /Invoice/ })).toBeChecked();
  },
});
export const Variants = meta.story({ args: { orientation: 'horizontal', isOptional: true } });
export const States = meta.story({
  args: { errorMessage: 'Choose how you pay.', description: 'You can change it later.' },
});
export const Rows = meta.story({
  args: { variant: 'rows' },
  render: (args) => (
    <div style={{ maxInlineSize: 280 }}>
      <RadioGroup {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    for (const circle of canvasElement.querySelectorAll('[data-part="circle"]')) await expect(circle).not.toBeVisible();
    const [card, invoice] = canvas.getAllByRole('radio').map((radio) => radio.closest('label'));
    await userEvent.click(canvas.getByText('Invoice'));
    await expect(args.onChange).toHaveBeenCalledWith('invoice');
    await waitFor(() => {
      const grounds = [card, invoice].map((row) => (row ? getComputedStyle(row).backgroundColor : ''));
      void expect(grounds[0]).not.toBe(grounds[1]);
    });
  },
});
export const RowsRtl = meta.story({ args: { variant: 'rows' }, globals: { direction: 'rtl' } });
export const Disabled = meta.story({ args: { isDisabled: true } });
export const Rtl = meta.story({ globals: { direction: 'rtl' } });

export const LongContent = meta.story({
  args: {
    label: 'How you pay for the requirements that you have selected',
    description: 'You can change it until the voyage begins, in the settings of the project.',
  },
  render: (args) => (
    <div style={{ maxInlineSize: 240 }}>
      <RadioGroup {...args} />
    </div>
  ),
});

export const ArrowsMoveAndSelect = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Card' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /Invoice/ })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith('invoice');
  },
});

export const ArrowsPassOverWhatIsDisabled = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const card = canvas.getByRole('radio', { name: 'Card' });
    const invoice = canvas.getByRole('radio', { name: /Invoice/ });
    await userEvent.tab();
    await waitFor(() => expect(card).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(invoice).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(card).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    await expect(invoice).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(card).toBeChecked();
    await userEvent.tab();
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toHaveFocus();
  },
});
