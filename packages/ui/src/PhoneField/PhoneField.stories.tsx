import preview from '@quarterdeck/storybook/preview';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Grid } from '../../../../.storybook/Grid';
import { fieldSizes } from '../FormField';
import { LiveRegion } from '../LiveRegion';
import { PhoneField, type PhoneFieldProps } from './PhoneField';

const meta = preview.meta({
  title: 'Components/Forms/PhoneField',
  component: PhoneField,
  args: { label: 'Phone', defaultCountry: 'TR', onChange: fn() },
  parameters: { covers: ['component:@quarterdeck/ui/PhoneField'] },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByRole('button', { name: 'Country: Türkiye, +90' });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Phone' }), '5321234567');
    await expect(canvas.getByRole('textbox')).toHaveValue('532 123 45 67');
    await expect(args.onChange).toHaveBeenLastCalledWith('+905321234567', { country: 'TR', isNumber: true });
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveValue('0532 123 45 67');
  },
});

export const Variants = meta.story({
  render: () => (
    <Grid columns={fieldSizes.length}>
      {fieldSizes.map((size) => (
        <PhoneField key={size} size={size} label={`Size ${size}`} defaultValue="+905321234567" />
      ))}
      {fieldSizes.map((size) => (
        <PhoneField key={size} size={size} variant="quiet" label={`Quiet ${size}`} defaultValue="+4930901820" />
      ))}
      <PhoneField label="Mobile" isOptional description="Only for the harbour master." defaultCountry="SE" />
    </Grid>
  ),
});

export const States = meta.story({
  render: () => (
    <Grid columns={3}>
      <PhoneField label="Empty" defaultCountry="GB" placeholder="07911 123456" />
      <PhoneField label="Work" defaultValue="+12133734253" errorMessage="This number is used by another contact." />
      <PhoneField label="Read only" isReadOnly defaultValue="+390236618300" />
      <PhoneField label="Disabled" isDisabled defaultValue="+905321234567" />
      <PhoneField label="Kept as it was" defaultValue="Ask the harbour office" />
      <PhoneField label="With an extension" defaultValue="+1 213 373 4253 ext. 12" />
    </Grid>
  ),
});

export const LongContent = meta.story({
  args: {
    label: 'The number at which the harbour master of the port of departure answers at night as well',
    defaultValue: 'The number is on the door of the office, beside the one of the coast guard',
    description: 'With its area code. Numbers from abroad begin with a plus.',
  },
  render: (args) => (
    <div style={{ inlineSize: 240 }}>
      <PhoneField {...args} />
    </div>
  ),
});

export const Rtl = meta.story({
  globals: { direction: 'rtl' },
  args: { label: 'الهاتف', defaultCountry: 'EG', defaultValue: '+201001234567' },
});

export const InTurkish = meta.story({
  globals: { locale: 'tr' },
  args: { label: 'Telefon' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ülke: Türkiye, +90' }));
    await userEvent.type(await screen.findByRole('combobox'), 'isvi');
    await waitFor(() => expect(screen.getByRole('option', { name: /^İsviçre/ })).toBeVisible());
  },
});

export const FindsACountryByNameWithKeysAlone = meta.story({
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <>
      <PhoneField {...args} />
      <LiveRegion />
    </>
  ),
  args: { defaultValue: '30 901820' },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const opener = await canvas.findByRole('button', { name: 'Country: Türkiye, +90' });
    await userEvent.tab();
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const search = await screen.findByRole('combobox', { name: /Search/ });
    await waitFor(() => expect(search).toHaveFocus());
    await expect(search.closest('[role="dialog"]')?.querySelectorAll('[role="option"]').length).toBeGreaterThan(240);
    await userEvent.keyboard('germ');
    const option = await screen.findByRole('option', { name: /Germany.*\+49/ });
    await waitFor(() => expect(option).toHaveAttribute('data-focused'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
    await expect(args.onChange).toHaveBeenLastCalledWith('+4930901820', { country: 'DE', isNumber: true });
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-part="live-region"]')).toHaveTextContent('Germany, +49'),
    );
  },
});

export const FindsACountryByItsCode = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Country: Türkiye, +90' }));
    await userEvent.type(await screen.findByRole('combobox'), '+46');
    await userEvent.click(await screen.findByRole('option', { name: /Sweden/ }));
    await canvas.findByRole('button', { name: 'Country: Sweden, +46' });
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
  },
});

export const KeepsTheCountryByEscape = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Country: Türkiye, +90' });
    await userEvent.click(button);
    await userEvent.type(await screen.findByRole('combobox'), 'zzz');
    await waitFor(() => expect(screen.getByText('No results')).toBeVisible());
    await userEvent.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
});

export const FollowsAPastedNumber = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByRole('button', { name: 'Country: Türkiye, +90' });
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('+49 (30) 90-1820');
    await canvas.findByRole('button', { name: 'Country: Germany, +49' });
    await expect(canvas.getByRole('textbox')).toHaveValue('030 901820');
    await expect(args.onChange).toHaveBeenLastCalledWith('+4930901820', { country: 'DE', isNumber: true });
  },
});

export const SaysWhatIsNoNumberWhenItIsLeft = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByRole('button', { name: 'Country: Türkiye, +90' });
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '53212');
    await expect(field).not.toBeInvalid();
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveAccessibleDescription('This number is too short for Türkiye.'));
    await expect(field).toBeInvalid();
    await expect(field).toHaveValue('532 12');
    await expect(args.onChange).toHaveBeenLastCalledWith('532 12', { country: 'TR', isNumber: false });
    await userEvent.type(field, '34567');
    await expect(field).not.toBeInvalid();
    await userEvent.clear(field);
    await userEvent.type(field, 'ask Elif');
    await userEvent.tab();
    await expect(field).toHaveValue('ask Elif');
    await waitFor(() => expect(field).toHaveAccessibleDescription('This isn’t a valid phone number for Türkiye.'));
  },
});

export const IsMendedInTheMiddle = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { defaultValue: '532 123 4 67', defaultCountry: 'TR' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Country: Türkiye, +90' });
    const field = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.type(field, '5', { initialSelectionStart: 9, initialSelectionEnd: 9 });
    await expect(field).toHaveValue('532 123 45 67');
    await expect(field.selectionStart).toBe(10);
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(field.value.replaceAll(' ', '')).toBe('53212367');
  },
});

/** Keeps the number and shows another one when its button is pressed. */
function Owned(args: PhoneFieldProps) {
  const [value, setValue] = useState('+905321234567');
  return (
    <>
      <PhoneField {...args} name="phone" value={value} onChange={setValue} />
      <button type="button" onClick={() => setValue('+16135550123')}>
        Other contact
      </button>
    </>
  );
}

export const ShowsTheNumberOfItsOwner = meta.story({
  tags: ['!dev', '!autodocs'],
  render: (args) => <Owned {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await waitFor(() => expect(field).toHaveValue('0532 123 45 67'));
    await userEvent.click(canvas.getByRole('button', { name: 'Other contact' }));
    await waitFor(() => expect(field).toHaveValue('(613) 555-0123'));
    await expect(canvas.getByRole('button', { name: 'Country: Canada, +1' })).toBeVisible();
    await expect(canvasElement.querySelector('input[name="phone"]')).toHaveValue('+16135550123');
  },
});
