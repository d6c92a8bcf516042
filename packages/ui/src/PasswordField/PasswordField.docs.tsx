import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { PasswordField } from './PasswordField';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For a password, to sign in or to make up a new one. The button beside it shows what is typed.',
      picture: () => <PasswordField label="Password" capsLockText="Caps Lock is on" defaultValue="harbour" />,
    },
    {
      text: 'For a new one, with `autoComplete="new-password"` and `strengthOf`, which says how good it is.',
      picture: () => (
        <PasswordField
          label="New password"
          capsLockText="Caps Lock is on"
          autoComplete="new-password"
          defaultValue="harbour1"
          strengthOf={() => ({ value: 2, label: 'Strength', text: 'Fair' })}
        />
      ),
    },
  ],
  avoid: [
    {
      text: 'For a code that came by mail. Nobody has to hide it, and hidden digits are hard to check.',
      instead: 'TextField',
      picture: () => <PasswordField label="Code from the mail" capsLockText="Caps Lock is on" defaultValue="482913" />,
    },
    {
      text: 'A second time, to repeat a new password. Whoever wants to check it can show it.',
      picture: () => (
        <div style={{ display: 'grid', gap: 8 }}>
          <PasswordField label="New password" capsLockText="Caps Lock is on" defaultValue="harbour1" />
          <PasswordField label="Repeat the new password" capsLockText="Caps Lock is on" defaultValue="harbour1" />
        </div>
      ),
    },
  ],
  parts: {
    reveal: 'The button that shows and hides the password.',
    'caps-lock': 'Says that Caps Lock is on; empty while it is not.',
    strength: 'How strong the password is: a scale and its word.',
  },
  states: ['disabled', 'selected'],
  keyboard: [
    { keys: ['Tab'], does: 'Goes from the field to the button that shows it.', story: 'IsShownAndHiddenByKeys' },
    { keys: ['Space', 'Enter'], does: 'On the button, shows or hides the password.', story: 'IsShownAndHiddenByKeys' },
  ],
  accessibility: [
    'The button is a toggle named “Show password”, which is announced as pressed while the password is shown.',
    'The hint about Caps Lock is a `status`: it is announced when it appears. You give its words as `capsLockText`.',
    'The word for the strength is announced when it changes; the scale is a `meter`.',
    'Never stop people from pasting: password managers do that.',
  ],
};
