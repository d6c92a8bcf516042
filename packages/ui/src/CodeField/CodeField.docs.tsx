import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { CodeField } from './CodeField';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For the code of a mail or a message. `onComplete` is called with the last digit, so that it can be sent at once.',
      picture: () => <CodeField label="Code" defaultValue="4829" />,
    },
  ],
  avoid: [
    {
      text: 'For amounts, and for numbers that people know. They read and mend those better in one line.',
      instead: 'NumberField',
      picture: () => <CodeField label="Weeks" length={4} defaultValue="12" />,
    },
    { text: 'For a secret that stays the same, such as a password.', instead: 'PasswordField' },
  ],
  parts: {
    boxes: 'All boxes, with the field over them.',
    box: 'A digit.',
    dash: 'The mark in the middle, where the number of digits is even.',
  },
  states: ['current', 'disabled', 'invalid'],
  keyboard: [{ keys: ['Backspace'], does: 'Takes the last digit away.', story: 'IsTypedAndPasted' }],
  accessibility: [
    'It is one text field; the boxes are drawn and not read.',
    'Browsers and phones offer the code of a message: it has `autocomplete="one-time-code"` and the keys for digits.',
    'All but digits is left out, so that a code can be pasted as it stands in the mail.',
  ],
};
