import preview from '@quarterdeck/storybook/preview';
import { CreditCard, Mail } from 'lucide-react';
import { expect, fn, waitFor } from 'storybook/test';
import { Grid } from '../../../../.storybook/Grid';
import { fieldSizes } from '../FormField';
import { LiveRegion } from '../LiveRegion';
import { TextField } from './TextField';

const meta = preview.meta({
  title: 'Components/Forms/TextField',
  component: TextField,
  args: { label: 'Title', placeholder: 'Card checkout', onChange: fn() },
  parameters: { covers: ['component:@quarterdeck/ui/TextField'] },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), 'Refunds');
    await expect(canvas.getByRole('textbox')).toHaveValue('Refunds');
    await expect(args.onChange).toHaveBeenLastCalledWith('Refunds');
  },
});

export const Variants = meta.story({
  render: () => (
    <Grid columns={fieldSizes.length}>
      {fieldSizes.map((size) => (
        <TextField key={size} size={size} label={`Size ${size}`} defaultValue="4242 4242 4242" icon={CreditCard} />
      ))}
      {fieldSizes.map((size) => (
        <TextField key={size} size={size} variant="quiet" label={`Quiet ${size}`} defaultValue="Card checkout" />
      ))}
      <TextField label="Estimate" unit="weeks" defaultValue="2" />
      <TextField label="Site" prefix="https://" defaultValue="harbour.example" isClearable />
      <TextField label="You pay" labelEnd="1 BTC = $58,310" unit="USD" defaultValue="500" />
      <TextField label="Mail" isOptional icon={Mail} description="For the receipt only." />
    </Grid>
  ),
});

export const States = meta.story({
  render: () => (
    <Grid columns={3}>
      <TextField label="Empty" placeholder="Example" />
      <TextField
        label="Mail"
        defaultValue="elif@"
        errorMessage="Enter a whole address, such as elif@harbour.example."
      />
      <TextField label="Id" isReadOnly defaultValue="QD-027" />
      <TextField label="Disabled" isDisabled defaultValue="Card checkout" />
      <TextField
        label="Name"
        hasCounter
        maxLength={40}
        defaultValue="Card checkout"
        description="Shown to your crew."
      />
      <TextField label="Disabled, empty" isDisabled placeholder="Example" />
    </Grid>
  ),
});

export const LongContent = meta.story({
  render: () => (
    <div style={{ maxInlineSize: 240 }}>
      <TextField
        label="A label somebody wrote as a whole sentence, to be sure that everybody understands it"
        defaultValue="One-page checkout with saved cards, receipts and refunds"
        isClearable
        errorMessage="This title is used by another item of the same project already. Choose another one."
        description="Two to six words are enough for most items."
      />
    </div>
  ),
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveStyle({ fontSize: '16px' });
  },
});

export const Rtl = meta.story({
  globals: { direction: 'rtl' },
  args: { label: 'العنوان', icon: Mail, unit: 'أسابيع' },
});

export const IsEmptiedByItsButtonAndKeepsTheFocus = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { isClearable: true, defaultValue: 'Refunds' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('');
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
    await expect(args.onChange).toHaveBeenCalledWith('');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const ReadsHelpAndErrorWithTheField = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { description: 'Shown to your crew.', errorMessage: 'Enter a title.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      /Shown to your crew\..*Enter a title\.|Enter a title\..*Shown to your crew\./,
    );
  },
});

export const CountsWhatIsTyped = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { hasCounter: true, maxLength: 10 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Two languages');
    await waitFor(() => expect(canvas.getByText('10 / 10')).toBeVisible());
  },
});

export const TabPassesOverTheClearButton = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { isClearable: true, defaultValue: 'Refunds' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('textbox')).not.toHaveFocus());
    await expect(canvas.getByRole('button', { name: 'Clear' })).not.toHaveFocus();
  },
});

/** The browser cuts what is pasted at `maxLength`; nothing vanishes without a word. */
export const SaysWhatAPasteLost = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { maxLength: 10, description: 'Up to ten' },
  render: (args) => (
    <>
      <TextField {...args} />
      <LiveRegion />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.paste('A harbour and a half');
    await expect(field).toHaveValue('A harbour ');
    await expect(field).toHaveAccessibleDescription('10 characters didn’t fit and were left out.');
    const region = document.querySelector('[data-part="live-region"]');
    await waitFor(() => expect(region).toHaveTextContent('10 characters didn’t fit and were left out.'));
    await userEvent.keyboard('{Backspace}');
    await expect(field).toHaveAccessibleDescription('Up to ten');
  },
});
