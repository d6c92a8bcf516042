import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { CheckCircle } from './CheckCircle';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'In the rows of long lists, to mark tasks as done. It is the browser’s own checkbox, so hundreds cost little.',
      picture: () => (
        <div style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
          <CheckCircle aria-label="Count the oars" defaultChecked />
          Count the oars
        </div>
      ),
    },
  ],
  avoid: [
    {
      text: 'In forms. It has no label to press, no help and no error.',
      instead: 'Checkbox',
      picture: () => (
        <div style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
          <CheckCircle aria-label="I accept the terms" />I accept the terms
        </div>
      ),
    },
    {
      text: 'For one of several choices. A circle with a check says done, not chosen.',
      instead: 'RadioGroup',
      picture: () => (
        <div style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
          <CheckCircle aria-label="Card" defaultChecked /> Card
          <CheckCircle aria-label="Invoice" /> Invoice
        </div>
      ),
    },
  ],
  keyboard: [{ keys: ['Space'], does: 'Checks or unchecks it.', story: 'Default' }],
  accessibility: [
    'It is a `checkbox` without words of its own: `aria-label` is required and says what is done, such as the title of the task.',
    'Where checking takes the row out of the list, the list has to move the focus on.',
  ],
};
