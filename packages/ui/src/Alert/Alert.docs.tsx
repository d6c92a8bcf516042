import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { Button } from '../Button';
import { Alert } from './Alert';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For a message that stays with the place it is about: a form, a section, the page. It says what to do next.',
      picture: () => (
        <Alert tone="warning" title="You are offline" actions={<Button size="sm">Try again</Button>}>
          Changes are kept here and sent later.
        </Alert>
      ),
    },
    { text: 'With `isAnnounced` where it appears in answer to something, such as a refused sign-in.' },
    { text: 'As `solid` for one bar that concerns the whole page. Inside the page it is `tint` or `outline`.' },
  ],
  avoid: [
    {
      text: 'To confirm that something was done. It pushes the page down and stays longer than it is needed.',
      instead: 'ToastRegion',
      picture: () => (
        <Alert tone="success" title="Saved">
          Your task was saved.
        </Alert>
      ),
    },
    { text: 'For an error of one field. It belongs below that field.', instead: 'TextField' },
    { text: 'Where the content itself is missing.', instead: 'EmptyState' },
  ],
  parts: {
    icon: 'The icon of the tone, or the given one.',
    title: 'What happened.',
    text: 'What it means, or what to do.',
    actions: 'The buttons or links.',
    dismiss: 'The close button.',
  },
  keyboard: [{ keys: ['Enter'], does: 'Closes it, on the close button.', story: 'IsClosedByKey' }],
  accessibility: [
    'Without `isAnnounced` it has no role and is read where it stands. With it, it is an `alert` for `warning` and `danger`, else a `status`.',
    'The tone is not read: the words have to say what kind of message it is.',
    'When it is closed the focus goes to the content of the page, since the close button has gone. Move it on in `onDismiss` where another place is better.',
  ],
};
