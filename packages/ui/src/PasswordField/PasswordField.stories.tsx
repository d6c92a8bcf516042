import preview from '@quarterdeck/storybook/preview';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { Grid } from '../../../../.storybook/Grid';
import { fieldSizes } from '../FormField';
import { PasswordField } from './PasswordField';
import type { Strength } from './PasswordStrength';

const words = ['Guessed at once', 'Weak', 'Fair', 'Good', 'Strong'];

/** A stand-in: longer is stronger. */
const strengthOf = (password: string): Strength => {
  const value = Math.min(4, Math.floor(password.length / 4)) as Strength['value'];
  return { value, label: 'Strength', text: words[value] ?? '' };
};

const capsLockText = 'Caps Lock is on';
const newOne = { autoComplete: 'new-password' as const, strengthOf };

const meta = preview.meta({
  title: 'Components/Forms/PasswordField',
  component: PasswordField,
  args: { label: 'Password', capsLockText, onChange: fn() },
  parameters: { covers: ['component:@quarterdeck/ui/PasswordField'] },
});

export const Default = meta.story({
  args: { defaultValue: 'harbour' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password');
    const reveal = canvas.getByRole('button', { name: 'Show password' });
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(reveal);
    await expect(field).toHaveAttribute('type', 'text');
    await expect(reveal).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(reveal);
    await expect(field).toHaveAttribute('type', 'password');
  },
});

export const Variants = meta.story({
  render: () => (
    <Grid columns={fieldSizes.length}>
      {fieldSizes.map((size) => (
        <PasswordField
          key={size}
          size={size}
          label={`Size ${size}`}
          defaultValue="harbour"
          capsLockText={capsLockText}
        />
      ))}
      {['sea', 'harbour1', 'harbour of brest'].map((value) => (
        <PasswordField key={value} label="New password" defaultValue={value} capsLockText={capsLockText} {...newOne} />
      ))}
    </Grid>
  ),
});

export const States = meta.story({
  render: () => (
    <Grid columns={3}>
      <PasswordField label="Password" capsLockText={capsLockText} errorMessage="Enter your password." />
      <PasswordField label="Disabled" capsLockText={capsLockText} defaultValue="harbour" isDisabled />
      <PasswordField label="With help" capsLockText={capsLockText} description="At least eight characters." />
    </Grid>
  ),
});

export const Rtl = meta.story({ globals: { direction: 'rtl' }, args: { defaultValue: 'harbour', ...newOne } });

export const LongContent = meta.story({
  args: {
    label: 'A new password for the account of your whole crew',
    description: 'At least eight characters. A sentence is easier to remember than a word.',
    defaultValue: 'a sentence that is easy to remember and hard to guess',
    ...newOne,
  },
  render: (args) => (
    <div style={{ maxInlineSize: 240 }}>
      <PasswordField {...args} />
    </div>
  ),
});

export const SaysHowStrongItIs = meta.story({
  tags: ['!dev', '!autodocs'],
  args: newOne,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('meter')).not.toBeInTheDocument();
    await userEvent.type(canvas.getByLabelText('Password'), 'sea');
    await expect(canvas.getByRole('meter', { name: 'Strength' })).toHaveAttribute('aria-valuetext', 'Guessed at once');
    await userEvent.type(canvas.getByLabelText('Password'), ' and the harbour');
    await waitFor(() => expect(canvas.getByText('Strong')).toBeVisible());
  },
});

export const SaysThatCapsLockIsOn = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password');
    await userEvent.click(field);
    // The keyboard of the tests has no Caps Lock that stays.
    await fireEvent.keyDown(field, { key: 'A', modifierCapsLock: true });
    await expect(canvas.getByRole('status')).toHaveTextContent(capsLockText);
    await fireEvent.keyUp(field, { key: 'CapsLock', modifierCapsLock: false });
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

export const IsShownAndHiddenByKeys = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { defaultValue: 'harbour' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password');
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus());
    await userEvent.keyboard('[Space]');
    await expect(field).toHaveAttribute('type', 'text');
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAttribute('type', 'password');
  },
});
