import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { Button } from '../Button';
import { SaveNote } from './SaveNote';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'Beside what saves itself while people type. Give it the state of `useAutosave`.',
      picture: () => <SaveNote state="saved" />,
    },
  ],
  avoid: [
    {
      text: 'Where people save by a button. The button shows that it is pending, and a message says the end.',
      instead: 'ToastRegion',
      picture: () => (
        <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
          <Button variant="primary">Save</Button>
          <SaveNote state="saving" />
        </div>
      ),
    },
    {
      text: 'For a failure that needs more than another try, such as a conflict. It has no room for an action.',
      instead: 'Alert',
    },
  ],
  states: ['state'],
  keyboard: [],
  accessibility: [
    'It is a `status`: each new state is announced politely. An idle one says nothing and keeps its height.',
    'Leave it on the page all the time. One that appears together with its words may not be read.',
  ],
};
